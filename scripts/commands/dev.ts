import { memoryFlags } from '../../apps/api/src/platform/process/prepare-process.ts';
import { packageProgram, root } from '../checks/program.ts';
import { runChild } from '../process/run-child.mjs';
import { say } from '../process/say.mjs';

const apps = [
  { name: 'API', file: process.execPath, args: [...memoryFlags, '--watch', '--watch-preserve-output', 'apps/api/src/server.ts'] },
  { name: 'storefront', file: packageProgram('vite'), args: ['apps/storefront'] },
];

say('Starting the API (restarts on a change) and the storefront (updates on a change). Ctrl-C stops both.');
// Where the storefront sends its calls while developing.
process.env.SOUK_API ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const endings = apps.map(async ({ name, file, args }) => ({ name, ...(await runChild(file, args, { cwd: root })) }));
const first = await Promise.race(endings);
if (!first.stopped) {
  say(`The ${first.name} ended by itself with code ${first.code}: stopping the other.`);
  // The signal comes back to this process's own handlers, which pass it on to the child that is left.
  process.kill(process.pid, 'SIGTERM');
}
await Promise.all(endings);
process.exitCode = first.code;
