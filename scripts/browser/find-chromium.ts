import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { print } from '../process/print.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The browser for the journeys: CHROMIUM, one on the PATH, or a newly installed one. Prints advice and returns undefined if there is none. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) await installWithApt();
  const installed = findChromium();
  if (!installed) print('No Chromium found. Install chromium or google-chrome, or set CHROMIUM=/path/to/chromium.');
  return installed;
}

/** The browser that CHROMIUM names, or one that is installed. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  return names.map(onPath).find((file) => file !== undefined) ?? places.find(isProgram);
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installWithApt(): Promise<void> {
  print('No Chromium found. Installing it with apt-get …');
  if ((await aptGet('update', '-q')) === 0) await aptGet('install', '-y', '-q', '--no-install-recommends', 'chromium');
}

function aptGet(...args: string[]): Promise<number | null> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    spawn('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env })
      .once('exit', resolve)
      .once('error', () => resolve(null));
  });
}
