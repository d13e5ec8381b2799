import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { allocator } from '../../src/config/node-options.ts';
import { memoryFlags } from '../../src/platform/process/prepare-process.ts';

vi.setConfig({ testTimeout: 90_000 });

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Every Node that starts prints its limits first: the last line is of the process that does the work. */
const reporter = `import { getHeapStatistics } from 'node:v8';
const mebibytes = Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);
const { MALLOC_ARENA_MAX: arenas, MALLOC_TRIM_THRESHOLD_: trim } = process.env;
process.stderr.write('limits ' + JSON.stringify({ pid: process.pid, mebibytes, arenas, trim }) + '\\n');`;
const reporting = `--import=data:text/javascript,${encodeURIComponent(reporter)}`;

const Limits = z.object({ pid: z.int(), mebibytes: z.int(), arenas: z.string().optional(), trim: z.string().optional() });

async function readLimits(args: readonly string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    // The server refuses this port as soon as it reads its settings.
    env: { PATH, HOME, PORT: 'none', ...env, NODE_OPTIONS: [env.NODE_OPTIONS ?? '', reporting].join(' ').trim() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output] = await Promise.all([text(child.stderr), once(child, 'close')]);
  const reports = output.split('\n').filter((line) => line.startsWith('limits '));
  const last = reports.at(-1);
  if (last === undefined) throw new Error(`Nothing was reported:\n${output}`);
  const { pid, ...limits } = Limits.parse(JSON.parse(last.slice('limits '.length)));
  return { ...limits, starts: reports.length, isSameProcess: pid === child.pid };
}

const program = (file: string) => `apps/api/src/${file}`;

test.each([
  { start: 'node apps/api/src/server.ts', args: [program('server.ts')], starts: 2 },
  { start: 'node apps/api/src/commands/db.ts', args: [program('commands/db.ts'), 'help'], starts: 2 },
  { start: 'node apps/api/src/commands/souk.ts', args: [program('commands/souk.ts'), 'help'], starts: 2 },
  { start: 'npm start and npm run dev, which pass the flags,', args: [...memoryFlags, program('server.ts')], starts: 1 },
])('$start limits memory to 512 MiB of old space and the allocator to two arenas', async ({ args, starts }) => {
  const limits = await readLimits(args, starts === 1 ? allocator : {});
  expect(limits).toEqual({ mebibytes: expect.any(Number), arenas: '2', trim: '1048576', starts, isSameProcess: true });
  expect(limits.mebibytes).toBeGreaterThanOrEqual(512);
  expect(limits.mebibytes).toBeLessThan(600);
});

test('the entry point of the npm scripts, which loads no TypeScript, has the same limits', () => {
  const source = readFileSync(join(root, 'scripts/souk.mjs'), 'utf8');
  for (const flag of memoryFlags) expect(source).toContain(`'${flag}'`);
  for (const [name, value] of Object.entries(allocator)) expect(source).toContain(`${name}: '${value}'`);
});

test("the operator's own limits apply", async () => {
  const limits = await readLimits([program('server.ts')], { NODE_OPTIONS: '--max-old-space-size=1024', MALLOC_ARENA_MAX: '4' });
  expect(limits).toMatchObject({ arenas: '4', trim: '1048576', starts: 2, isSameProcess: true });
  expect(limits.mebibytes).toBeGreaterThanOrEqual(1024);
});
