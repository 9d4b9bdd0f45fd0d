/** The lines of the Propaganda Round ahead, under the track that they change. */
import type { State } from '../api/types';

export type Forecast = NonNullable<State['forecast']>;
export type ForecastLine = Forecast['lines'][number];

export interface ForecastGroup {
  /** Null: pieces on the map. */
  readonly track: string | null;
  readonly lines: readonly ForecastLine[];
}

/** All lines, those about pieces first, as they come; every track is there, with lines or without. */
export function forecastGroups({ lines, tracks }: Forecast): ForecastGroup[] {
  const of = (track: string | null) => lines.filter((line) => line.track === track);
  const pieces = of(null);
  return [
    ...(pieces.length ? [{ track: null, lines: pieces }] : []),
    ...Object.keys(tracks).map((track) => ({ track, lines: of(track) })),
  ];
}
