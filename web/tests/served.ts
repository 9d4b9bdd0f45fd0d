/** What the server gives to the page, asked of its own code once for all tests. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { BoardGame } from '../src/api/types';

export interface Served {
  boards: Record<
    string,
    { told: BoardGame; picture: string | null; drawing: string; geometry: string }
  >;
  /** Language -> Fluent source, shared and of each game. */
  texts: Record<string, { ftl: string; games: Record<string, string> }>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    served: Served;
  }
}

export default function ask(project: TestProject): void {
  const path = join(import.meta.dirname, '../../src');
  const told = execFileSync(process.env.PYTHON ?? 'python3', ['tests/served.py'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, PYTHONPATH: path },
  });
  project.provide('served', JSON.parse(told) as Served);
}
