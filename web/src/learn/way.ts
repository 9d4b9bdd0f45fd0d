/** The way of a lesson. */

/** The choices before the first that was not the suggested one. */
export function commonStart(chosen: readonly string[], suggested: readonly string[]): string[] {
  const end = chosen.findIndex((name, i) => name !== suggested[i]);
  return chosen.slice(0, end < 0 ? chosen.length : end);
}

const TRACK = 'track:';

/** The spaces and the tracks among what a step wants looked at. */
export function sightsOf(light: readonly string[]): { spaces: string[]; tracks: string[] } {
  const tracks = light.filter((each) => each.startsWith(TRACK));
  return {
    spaces: light.filter((each) => !each.startsWith(TRACK)),
    tracks: tracks.map((each) => each.slice(TRACK.length)),
  };
}
