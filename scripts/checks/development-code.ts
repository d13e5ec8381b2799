import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

/** Libraries select their development code by this expression. The build must have replaced it. */
const question = 'process.env.NODE_ENV';

/** Built files that still contain the expression. */
export function developmentCode(): string[] {
  const dist = join(root, 'apps/storefront/dist');
  const files = globSync('{client,server}/**/*.js', { cwd: dist });
  if (!files.includes('server/entry-server.js')) return ['No renderer was found in the build'];
  return files.filter((file) => readFileSync(join(dist, file), 'utf8').includes(question)).map((file) => `${file} asks for NODE_ENV`);
}
