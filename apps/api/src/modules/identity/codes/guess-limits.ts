import type { CodeSettings } from '../../../config/code-settings.ts';
import type { Context } from '../../../context.ts';
import { AppError, tooMany } from '../../../platform/app-error.ts';
import { networkOf } from '../../../platform/limits/miss-limit.ts';
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event.ts';
import { countGuess, type Guesser, uncountGuess } from '../queries/codes.ts';

type Sender = Pick<Context, 'db' | 'clock' | 'log' | 'caller' | 'actor'>;

type GuessLimit = {
  guesser: Guesser;
  limit: { max: number; seconds: number };
  /** Whether the work failed because the guess was wrong. */
  isWrong: (error: unknown) => boolean;
  /** The error message once the limit is reached. */
  text: string;
};

/**
 * Runs work that compares a guess, unless the guesser has made too many wrong ones. The guess is counted before the
 * work, so that parallel guesses cannot exceed the limit, and uncounted if it was right or if the work failed for
 * another reason.
 */
export async function limitGuesses<Result>(
  { db, clock, log, caller, actor }: Sender,
  { guesser, limit, isWrong, text }: GuessLimit,
  work: () => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const { count, since } = await countGuess(db, guesser, limit.seconds, now);
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
    if (error instanceof AppError && !isWrong(error)) await uncountGuess(db, guesser);
    throw error;
  }
}

/** Limits wrong codes by network, which stops somebody who tries a few codes for each of many numbers. */
export function limitWrongCodes<Result>(
  context: Context,
  { wrongPerAddressHourly }: Pick<CodeSettings, 'wrongPerAddressHourly'>,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const guessLimit = {
    guesser: { kind: 'code', subject: networkOf(address) } as const,
    limit: { max: wrongPerAddressHourly, seconds: 3600 },
    isWrong: isInvalidField('otp'),
    text: 'Too many wrong codes. Please try again later.',
  };
  return limitGuesses(context, guessLimit, work);
}

/** Whether an error is about the value of that field. */
export function isInvalidField(field: string): (error: unknown) => boolean {
  return (error) => error instanceof AppError && Object.hasOwn(error.details.errors ?? {}, field);
}
