import type { CodeSettings } from '../../config/code-settings.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { isProblemWith, limitGuesses } from './guess-limits.ts';

/** Stops somebody who tries a few codes for each of many numbers, by their address. */
export function limitWrongCodes<Result>(
  context: Context,
  { wrongPerAddressHourly }: Pick<CodeSettings, 'wrongPerAddressHourly'>,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const guessing = {
    guesser: { kind: 'code', subject: networkOf(address) } as const,
    limit: { max: wrongPerAddressHourly, seconds: 3600 },
    isWrong: isProblemWith('otp'),
    text: 'Too many wrong codes. Please try again later.',
  };
  return limitGuesses(context, guessing, work);
}
