/** The clock of a table, counted on from what the server said. */
import type { Clock } from '../api/types';

/** The seconds that a faction has so many milliseconds after the server said it; below zero it is late. */
export function secondsLeft(clock: Clock, faction: string, passed: number): number {
  const left = clock.left[faction] ?? 0;
  const runs = clock.runs === faction && !clock.held;
  const now = runs ? left - passed / 1000 : left;
  // Where zero has a meaning of its own the server acts upon it; nobody is late.
  return clock.terms.zero === 'warning' ? now : Math.max(0, now);
}

const two = (n: number) => String(n).padStart(2, '0');

/** Seconds as a clock shows them: days apart, then hours, minutes and seconds. */
export function face(seconds: number): { days: number; time: string } {
  const whole = Math.ceil(Math.abs(seconds));
  const days = Math.floor(whole / 86_400);
  const [h, m, s] = [
    Math.floor((whole % 86_400) / 3600),
    Math.floor((whole % 3600) / 60),
    whole % 60,
  ];
  if (days > 0) return { days, time: `${h}:${two(m)}` };
  return { days, time: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}
