import { join } from 'node:path';
import { storefrontFolder } from './environment.ts';
import { serveFiles } from './serve-files.ts';

const folder = join(storefrontFolder(), 'client');

serveFiles(() => folder).listen(Number(process.env.SOUK_E2E_STATIC_PORT), '127.0.0.1');
