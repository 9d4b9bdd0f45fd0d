/** How much room the page has, and whether it may move. */
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1280px');
const phone = new MediaQuery('max-width: 819px');
const short = new MediaQuery('(min-width: 820px) and (max-height: 519px)');
const still = new MediaQuery('prefers-reduced-motion: reduce');

export const screen = {
  /** All panels have room beside the board. */
  get wide() {
    return wide.current;
  },
  /** A phone held upright. */
  get phone() {
    return phone.current;
  },
  /** A phone held sideways. */
  get short() {
    return short.current;
  },
  /** A phone, however it is held. */
  get small() {
    return phone.current || short.current;
  },
  /** No motion is wanted. */
  get still() {
    return still.current;
  },
};
