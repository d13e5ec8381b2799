import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

/** What libraries ask in order to be slower and to warn. The built storefront has decided already. */
const question = 'process.env.NODE_ENV';

/** Files of the build, for the browser or for the server, that still choose between a library's halves by how the process was started. */
export function developmentCode(): string[] {
  const dist = join(root, 'apps/storefront/dist');
  const files = globSync('{client,server}/**/*.js', { cwd: dist });
  if (!files.includes('server/entry-server.js')) return ['No renderer was found in the build'];
  return files.filter((file) => readFileSync(join(dist, file), 'utf8').includes(question)).map((file) => `${file} asks for NODE_ENV`);
}
