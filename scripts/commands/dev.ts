import { memoryFlags } from '../../apps/api/src/platform/process/prepare-process.ts';
import { packageProgram, root } from '../checks/program.ts';
import { print } from '../process/print.mjs';
import { runChild } from '../process/run-child.mjs';

const apps = [
  { name: 'API', file: process.execPath, args: [...memoryFlags, '--watch', '--watch-preserve-output', 'apps/api/src/server.ts'] },
  { name: 'storefront', file: packageProgram('vite'), args: ['apps/storefront'] },
  { name: 'admin panel', file: packageProgram('vite'), args: ['--config', 'apps/back-office/vite.config.ts'] },
  { name: 'seller panel', file: packageProgram('vite'), args: ['--config', 'apps/back-office/vite.config.ts', '--mode', 'seller'] },
];

print('Starting the API (restarts on a change) and the storefront (updates on a change). Ctrl-C stops both.');
process.env.VALIDATE_ANSWERS ??= 'on';
// The address to which the development server proxies the storefront's calls.
process.env.SOUK_API ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const endings = apps.map(async ({ name, file, args }) => ({ name, ...(await runChild(file, args, { cwd: root })) }));
const first = await Promise.race(endings);
if (!first.stopped) {
  print(`The ${first.name} exited with code ${first.code}; stopping the other.`);
  // This process's own handlers forward the signal to the remaining child.
  process.kill(process.pid, 'SIGTERM');
}
await Promise.all(endings);
process.exitCode = first.code;
