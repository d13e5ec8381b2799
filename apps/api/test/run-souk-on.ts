import { readConfig } from '../src/config.ts';
import { operatorContext } from '../src/operator/operator-context.ts';
import type { Room } from '../src/operator/rooms.ts';
import { runSouk } from '../src/operator/run-souk.ts';
import { createMediaStore } from '../src/platform/media/media-store.ts';
import { createPrivateFiles } from '../src/platform/media/private-files.ts';
import type { TestApp } from './test-app.ts';

export type SoukAnswer = {
  code: number;
  /** What came on standard output, and on standard error. */
  said: string;
  complained: string;
};

type Sitting = {
  /** What is answered to a question; without it nobody sits there. */
  answer?: string;
  /** Other commands than those of the market. */
  rooms?: readonly Room[];
};

/** `npm run souk` over the database of a test app. */
export async function runSoukOn(
  { app, database: { db }, clock, folder }: TestApp,
  args: readonly string[],
  { answer, rooms }: Sitting = {},
): Promise<SoukAnswer> {
  const out = { said: '', complained: '' };
  const complain = (text: string) => {
    out.complained += text;
  };
  const terminal = {
    print(text: string) {
      out.said += text;
    },
    complain,
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
  const market = { config, context, media: createMediaStore(`${folder}/media`), files: createPrivateFiles(`${folder}/private`) };
  const code = await runSouk(args, terminal, (work) => work(market), rooms);
  return { code, ...out };
}
