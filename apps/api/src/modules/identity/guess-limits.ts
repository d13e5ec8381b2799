import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { Problem, tooMany } from '../../platform/http/problem.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';

/** Wrong guesses that are counted together: of one kind, by one subject, such as a network or a person. */
type Guesser = { kind: 'code' | 'password'; subject: string };
type Limit = { max: number; seconds: number };
type Guessing = Pick<Context, 'db' | 'clock' | 'log' | 'caller' | 'actor'>;

/**
 * Runs work that compares a guess, unless the guesser has made too many wrong ones. The guess is counted before the work, so that
 * parallel guesses do not pass the limit, and taken off again where `isWrong` says that the work did not fail because of it.
 */
export async function limitGuesses<Result>(
  { db, clock, log, caller, actor }: Guessing,
  { guesser, limit, isWrong, text }: { guesser: Guesser; limit: Limit; isWrong: (error: unknown) => boolean; text: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const { count, since } = await countGuess(db, guesser, limit, now);
  if (count > limit.max) {
    log.warn({ event: 'too many guesses', ...guesser }, 'too many wrong guesses were made, so another one was refused');
    // One row for each time the limit is reached, however many guesses follow.
    if (count === limit.max + 1) {
      const event = { kind: 'guess-limit', person_id: actor?.person_id ?? null, ...caller, details: { guess: guesser.kind } } as const;
      await recordSecurityEvent(db, log, event);
    }
    throw tooMany(text, Math.max(1, Math.ceil((since.getTime() - now.getTime()) / 1000) + limit.seconds));
  }
  try {
    const result = await work();
    await uncountGuess(db, guesser);
    return result;
  } catch (error) {
    if (error instanceof Problem && !isWrong(error)) await uncountGuess(db, guesser);
    throw error;
  }
}

/** Whether a call was refused because of the value of a field. */
export function isProblemWith(field: string): (error: unknown) => boolean {
  return (error) => error instanceof Problem && Object.hasOwn(error.details.errors ?? {}, field);
}

async function countGuess(db: Kysely<DB>, { kind, subject }: Guesser, { seconds }: Limit, now: Date) {
  const isOver = sql`guess_counts.since <= ${new Date(now.getTime() - seconds * 1000)}`;
  return db
    .insertInto('guess_counts')
    .values({ kind, subject, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({
        count: sql`case when ${isOver} then 1 else guess_counts.count + 1 end`,
        since: sql`case when ${isOver} then excluded.since else guess_counts.since end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

function uncountGuess(db: Kysely<DB>, { kind, subject }: Guesser) {
  return db
    .updateTable('guess_counts')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}

export function deleteGuessesBefore(db: Kysely<DB>, before: Date) {
  return db.deleteFrom('guess_counts').where('since', '<', before).execute();
}
