import { z } from 'zod';
import { DatabaseStartError } from '../src/platform/database/database-start-error.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';

/*
 * A process that opens an embedded database and keeps it until SIGTERM or SIGINT, as the API does: tests kill it.
 * It says what happens as lines of JSON.
 */
const options = z.object({ dataFolder: z.string(), exclusive: z.boolean() }).parse(JSON.parse(process.argv[2] ?? ''));

try {
  const database = await openDatabase(
    { dataFolder: options.dataFolder, url: undefined, readUrl: undefined, programs: undefined, poolSize: 4 },
    { exclusive: options.exclusive, onProgress: (progress) => say({ progress }) },
  );
  const keepAlive = setInterval(() => undefined, 60_000);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await database.close();
      clearInterval(keepAlive);
    });
  }
  say({ url: database.url });
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  say({ refused: error.message });
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
