import type { CommandGroup } from '../src/commands/framework/define-command.ts';
import { operatorContext } from '../src/commands/framework/marketplace.ts';
import { runCommandLine } from '../src/commands/framework/run-command-line.ts';
import { readConfig } from '../src/config/config.ts';
import { createMediaStore } from '../src/platform/media/media-store.ts';
import { createPrivateFiles } from '../src/platform/media/private-files.ts';
import type { TestApp } from './test-app.ts';

export type SoukAnswer = {
  code: number;
  /** The text of standard output and of standard error. */
  stdout: string;
  stderr: string;
};

type RunOptions = {
  /** The answer to a question; without it the terminal is not interactive. */
  answer?: string;
  /** Replaces the commands. */
  groups?: readonly CommandGroup[];
};

/** Runs `npm run souk` on the database of a test app. */
export async function runSoukOn(
  { app, database: { db }, clock, folder }: TestApp,
  args: readonly string[],
  { answer, groups }: RunOptions = {},
): Promise<SoukAnswer> {
  const out = { stdout: '', stderr: '' };
  const complain = (text: string) => {
    out.stderr += text;
  };
  const terminal = {
    writeOutput(text: string) {
      out.stdout += text;
    },
    writeError: complain,
    ask:
      answer === undefined
        ? undefined
        : async (question: string) => {
            complain(question);
            return answer;
          },
  };
  const config = readConfig({ SOUK_DATA: folder, LOG_LEVEL: 'fatal' });
  const context = operatorContext({ db, clock, log: app.server.log, defaultLocale: 'en' });
  const marketplace = { config, context, media: createMediaStore(`${folder}/media`), files: createPrivateFiles(`${folder}/private`) };
  const code = await runCommandLine(args, terminal, (work) => work(marketplace), groups);
  return { code, ...out };
}
