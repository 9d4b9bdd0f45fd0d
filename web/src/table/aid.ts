/** Order and place in the player aid. */

const numbers = (section: string) => section.split('.').map(Number);

/** Sections in the booklet's order: 3.2 before 3.10. */
export function bySection<T>(sections: [string, T][]): [string, T][] {
  return sections.toSorted(([a], [b]) => {
    const [left, right] = [numbers(a), numbers(b)];
    for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
      const difference = (left[i] ?? -1) - (right[i] ?? -1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** What is being decided -> the phase of the Propaganda Round that this belongs to. */
const PHASES: Record<string, string> = {
  pacify: 'support',
  agitate: 'support',
  redeploy: 'redeploy',
  reset: 'reset',
};

export function phaseOf(stage: unknown): string | null {
  return PHASES[String(stage)] ?? null;
}
