/** How far a turn can be taken back. */
import type { Step } from '../api/types';

/** Own decisions to take back so that the step at `index` has not been made; 0 if it must stay. */
export function stepsBack(steps: readonly Step[], index: number, undo: number): number {
  if (!steps[index]?.undoable) return 0;
  const count = steps.slice(index).filter((step) => step.undoable).length;
  return count <= undo ? count : 0;
}
