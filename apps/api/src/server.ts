import { readStartEnvironment } from './config/node-options.ts';
import { limitMemory, reapAsFirstProcess } from './platform/process/prepare-process.ts';

// Each may replace this process, so nothing else is loaded before.
reapAsFirstProcess();
limitMemory(readStartEnvironment());
const { runServer } = await import('./run-server.ts');
await runServer();
