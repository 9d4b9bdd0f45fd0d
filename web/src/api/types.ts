/** What goes over the wire; the shapes are generated from the server's own description (`npm run types`). */
import type { components } from './schema';

type Schemas = components['schemas'];

export type GameInfo = Schemas['GameAnswer'];
export type Card = Schemas['Card'];
export type AidAction = Schemas['AidAction'];
export type Aid = Schemas['AidAnswer'];
export type State = Schemas['State'];
export type Option = Schemas['OptionAnswer'];
export type Step = Schemas['TurnStep'];
export type LogLine = Schemas['LogLine'];
export type NewTable = Schemas['NewTable'];
export type Opened = Schemas['OpenedAnswer'];
export type Why = Schemas['WhyAnswer'];
export type TableStatus = Schemas['StatusLine'];
export type Moments = Schemas['MomentsAnswer'];

/** Who plays each faction: `me`, `friend`, `bot:greedy`, ... */
export type Wishes = Record<string, string>;
