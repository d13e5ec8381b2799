import { z } from 'zod';
import { DatabaseStartError } from '../../src/platform/database/database-errors.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';

/*
 * A process that opens an embedded database and closes it on SIGTERM or SIGINT, as the API does: tests kill it.
 * It prints its progress as lines of JSON.
 */
const options = z.object({ dataFolder: z.string(), exclusive: z.boolean() }).parse(JSON.parse(process.argv[2] ?? ''));

try {
  const database = await openDatabase(
    { dataFolder: options.dataFolder, url: undefined, readUrl: undefined, programs: undefined, poolSize: 4 },
    { exclusive: options.exclusive, onProgress: (progress) => print({ progress }) },
  );
  const timer = setInterval(() => undefined, 60_000);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await database.close();
      clearInterval(timer);
    });
  }
  print({ url: database.url });
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  print({ refused: error.message });
}

function print(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
