/** What keys do at a table; fields, dialogs and the story take theirs before it. */
import { isCovered, lay } from '../lib/route.svelte';
import { ui } from '../lib/ui.svelte';
import { DONE_KEY, END_KEY, endWay, enterOf, HINT_KEY } from './options';
import type { Sight } from './sight.svelte';

/** Carry out what a key stands for now, if anything. */
export function press(sight: Sight, event: KeyboardEvent): void {
  if (isCovered() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return;
  if ((event.target as HTMLElement).matches('input, select, textarea')) return;
  if (open(sight, event.key) || (!ui.tour && (answer(sight, event) || walk(sight, event))))
    event.preventDefault();
}

/** Keys that do the same at any time. */
function open(sight: Sight, key: string): boolean {
  if (key === '?') lay({ kind: 'help', at: null });
  else if (key === 'c') lay({ kind: 'cards', at: sight.shown?.view.card ?? null });
  else if (key === 'l') sight.panel = 'log';
  else if (key === HINT_KEY) sight.askHint();
  else if (key === 'Escape') sight.takeBack();
  else return false;
  return true;
}

/** Answer the question; false if the key stands for nothing now. */
function answer(sight: Sight, { key, repeat, target }: KeyboardEvent): boolean {
  if (!sight.mine || !sight.present) return false;
  if (key === 'Enter' && (target as HTMLElement).closest('button, a, [role="button"]'))
    return false;
  if (key === 'Enter' || key === DONE_KEY || key === END_KEY) return repeat || close(sight, key);
  const name = [...sight.places.keys].find(([, each]) => each === key)?.[0];
  if (name && sight.options.some((option) => option.name === name)) sight.choose(name);
  else return key === 'u' && sight.undo();
  return true;
}

/** Close the question; the turn only when its guard lets it. */
function close({ places, decision, guard, chooseAll }: Sight, key: string): boolean {
  const enter = enterOf(places.slots.filter(({ gone }) => !gone));
  const end = decision?.end?.leaves.length ? null : decision && endWay(decision);
  const names = key === END_KEY ? end : enter && [enter.name];
  if (!names) return false;
  if (guard.armed || names.at(-1) !== 'end-turn') chooseAll(names);
  return true;
}

/** An arrow key leads from the question to the board. */
function walk({ mine, store }: Sight, { key, target }: KeyboardEvent): boolean {
  if (!key.startsWith('Arrow') || !mine || store.thought.playing) return false;
  if (target !== document.body && !(target as HTMLElement).closest('.prompt')) return false;
  const space = document.querySelector<HTMLElement>('.board-table [data-space][tabindex="0"]');
  space?.focus();
  return !!space;
}
