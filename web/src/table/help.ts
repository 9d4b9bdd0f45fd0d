/** What explains an option: the text of a card's side, the help of a chit, an action or a box. */
import type { Option, State } from '../api/types';
import { hasIn, tIn } from '../lib/text.svelte';

export function helpOf(shown: State, option: Option): string {
  const side = shown.card?.sides.find((each) => each.side === option.name);
  if (option.kind === 'side' && side) return side.text;
  if (option.kind === 'chit')
    return tIn(shown.game, `chit-${option.name.replace(/^held-/, '')}.help`);
  const help = { action: `action-${option.name}-help`, box: `web-box-${option.name}` }[option.kind];
  return help && hasIn(shown.game, help) ? tIn(shown.game, help) : '';
}
