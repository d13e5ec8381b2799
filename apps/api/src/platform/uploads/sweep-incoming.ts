import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files are while they are received. */
export function incomingFolder(dataFolder: string): string {
  return join(dataFolder, 'incoming');
}

const longestUpload = 60 * 60 * 1000;

/** Removes what a process left that was killed in the midst of a form; what another one is receiving is younger. */
export async function sweepIncoming(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = Date.now() - longestUpload;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have deleted the file meanwhile.
    const about = await stat(path).catch(() => undefined);
    if (about && about.mtimeMs < before) await rm(path, { force: true });
  }
}
