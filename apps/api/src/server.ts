import { nodeOptions } from './config/node-options.ts';
import { limitMemory, reapAsFirstProcess } from './platform/process/prepare-process.ts';

// Each may replace this process, so nothing else is loaded before.
reapAsFirstProcess();
limitMemory(nodeOptions());
const { runServer } = await import('./run-server.ts');
await runServer();
