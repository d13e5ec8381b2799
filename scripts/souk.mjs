// The entry point of every npm script: `node scripts/souk.mjs <command> [arguments]`. Plain JavaScript, because it must run
// on any Node: it installs missing packages, then starts the pinned Node, which runs TypeScript.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printError } from './process/print.mjs';
import { runChild } from './process/run-child.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { findNode } from './setup/node-binary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// The programs set the same limits otherwise, but that costs a second start of Node. A limit in NODE_OPTIONS has priority.
const memoryFlags = /max[-_]old[-_]space/.test(process.env.NODE_OPTIONS ?? '')
  ? []
  : ['--max-semi-space-size=8', '--max-old-space-size=512'];
const allocatorLimits = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** @type {Step} */
const buildIfChanged = { run: ['scripts/commands/build.ts', '--if-changed'], advice: 'Read the first error above.', wholeGroup: true };

/**
 * A command is a list of programs; the last one gets the arguments.
 * @typedef {{ run: string[], advice?: string, wholeGroup?: boolean }} Step
 * @type {Record<string, { steps: Step[], interactive?: boolean }>}
 */
const commands = {
  start: {
    steps: [
      {
        run: ['scripts/commands/build.ts', '--if-changed'],
        advice: 'Read the first error above. If a package is missing: `rm -rf node_modules && npm start`.',
        wholeGroup: true,
      },
      {
        run: [...memoryFlags, 'apps/api/src/server.ts'],
        advice:
          'Read the last lines above. If the port is taken: `PORT=3001 npm start`. If the database does not start, see docs/operations.md; `DATABASE_URL=postgres://… npm start` uses your own server.',
      },
    ],
  },
  build: { steps: [{ run: ['scripts/commands/build.ts'], advice: 'Read the first error above.', wholeGroup: true }] },
  dev: { steps: [{ run: ['scripts/commands/dev.ts'], advice: 'Read the first error above. If the port is taken: PORT=3001.' }] },
  check: { steps: [{ run: ['scripts/commands/check.ts'] }] },
  test: { steps: [{ run: ['scripts/commands/test.ts'] }] },
  e2e: { steps: [{ run: ['scripts/commands/e2e.ts'], advice: '`npm run e2e -- --grep "words of a title"` repeats one journey.' }] },
  lighthouse: { steps: [{ run: ['scripts/commands/lighthouse.ts'], advice: 'The line of each page lists its missed targets.' }] },
  screenshots: {
    steps: [
      buildIfChanged,
      {
        run: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.screenshots.config.ts'],
        advice: 'Read the first error above. If Chromium is not on the PATH: CHROMIUM=/path/to/chromium.',
      },
    ],
  },
  // The home page is measured too.
  bench: { steps: [buildIfChanged, { run: ['bench/run.ts'], advice: 'Read the first error above.' }] },
  load: {
    steps: [
      buildIfChanged,
      { run: ['bench/crowd.ts'], advice: 'The last line names the failure; `npm run load -- --help` lists the scenarios.' },
    ],
  },
  db: {
    steps: [{ run: [...memoryFlags, 'apps/api/src/commands/db.ts'], advice: '`npm run db -- help` lists its commands.' }],
    interactive: true,
  },
  souk: { steps: [{ run: [...memoryFlags, 'apps/api/src/commands/souk.ts'] }], interactive: true },
};

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await main(name, args);

/** @param {string} name @param {string[]} args @returns {Promise<number>} the exit code */
async function main(name, args) {
  const command = commands[name];
  if (!command) {
    printError(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  if (!(await installIfNeeded(root))) return 1;
  const node = findNode(root);
  if (!node) return 1;
  const env = {
    ...allocatorLimits,
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    // The compile cache shortens a later start to a third.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'souk', 'compiled'),
  };
  const steps = command.steps.map((step, index) => (index === command.steps.length - 1 ? { ...step, run: [...step.run, ...args] } : step));
  for (const step of steps) {
    const { code, stopped } = await runChild(node, step.run, {
      cwd: root,
      env,
      shareTerminal: command.interactive ?? false,
      wholeGroup: step.wholeGroup ?? false,
    });
    // A stopped command needs no advice, and the checks print their own summary.
    if (code !== 0 && !stopped && step.advice) printError(`${name} failed. Try: ${step.advice}`);
    if (code !== 0 || stopped) return code;
  }
  return 0;
}
