/** How far a turn can be taken back. */
import type { Step } from '../api/types';

/** A line of the turn's list: a decision, and what then closed the list of answers that it was in. */
export interface TurnLine {
  step: Step;
  /** Its place among the steps. */
  index: number;
  closing: string[];
}

export function turnLines(steps: readonly Step[]): TurnLine[] {
  const lines: TurnLine[] = [];
  steps.forEach((step, index) => {
    const last = lines.at(-1);
    if (step.closes && last) last.closing.push(step.label);
    else lines.push({ step, index, closing: [] });
  });
  return lines;
}

/** Own decisions to take back so that the step at `index` has not been made; 0 if it must stay. */
export function stepsBack(steps: readonly Step[], index: number, undo: number): number {
  if (!steps[index]?.undoable) return 0;
  const count = steps.slice(index).filter((step) => step.undoable).length;
  return count <= undo ? count : 0;
}
