/** Write src/api/schema.d.ts from the OpenAPI description that the server's own code prints. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const python = process.env.PYTHON ?? 'python3';
const source = execFileSync(python, ['-m', 'coinbox.table.openapi'], { encoding: 'utf8' });
const types = await openapiTS(JSON.parse(source));
writeFileSync(new URL('../src/api/schema.d.ts', import.meta.url), astToString(types));
