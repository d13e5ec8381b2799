import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { storefrontFolder } from './environment.ts';
import { serveFiles } from './serve-files.ts';

export type Releases = {
  address: string;
  /** From now on the server has the next release, and nothing of the one before. */
  deploy: () => void;
  close: () => Promise<void>;
};

const hashed = /-([A-Za-z0-9_-]{7,8})\.(js|css|woff2)\b/g;
const text = /\.(js|css|html|webmanifest|svg)$/;

/** The built storefront as plain files on a server of its own, and the same as a later release: other names, nothing else. */
export async function openReleases(): Promise<Releases> {
  const first = join(storefrontFolder(), 'client');
  const second = await mkdtemp(join(tmpdir(), 'souk-release-'));
  await copyRenamed(first, second);
  let current = first;
  const server = serveFiles(() => current).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the releases has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    deploy: () => {
      current = second;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(second, { recursive: true });
    },
  };
}

/** Makes another release of the same build: each hash in a file name is reversed, so that a browser sees new files. */
async function copyRenamed(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && !/\.(br|gz)$/.test(each.name))) {
    const path = join(entry.parentPath, entry.name).slice(from.length);
    const target = join(to, renamed(path));
    const content = await readFile(join(from, path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text.test(path) ? renamed(content.toString()) : content);
  }
}

function renamed(words: string): string {
  return words
    .replaceAll(hashed, (_whole, hash: string, extension: string) => `-${turned(hash)}.${extension}`)
    .replace(/(?<=version:[`"'])[0-9a-f]{12}/, turned);
}

function turned(hash: string): string {
  return [...hash].reverse().join('');
}
