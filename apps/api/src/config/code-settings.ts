import { z } from 'zod';
import { optionalNumber, wholeNumber } from './fields.ts';

/** How long one-time codes are valid, and how many of them are sent and guessed. */
export type CodeSettings = {
  secondsValid: number;
  secondsBetween: number;
  tries: number;
  /** One number from one address. */
  perPhoneHourly: number;
  perPhoneDaily: number;
  /** One number from all addresses together. Where its owner signed in lately, this limit does not apply. */
  perPhoneEverywhereHourly: number;
  perPhoneEverywhereDaily: number;
  perAddressHourly: number;
  perAddressDaily: number;
  /** Numbers that share their first digits: somebody who walks through a block of numbers. */
  perPrefixHourly: number;
  /** Everyone together: the most that a flood of messages may cost. */
  everyoneHourly: number;
  /** Wrong codes from one address, over all numbers. */
  wrongPerAddressHourly: number;
};

export const codeFields = {
  CODE_SECONDS_VALID: wholeNumber(300, 30, 3600),
  CODE_SECONDS_BETWEEN: wholeNumber(60, 0, 3600),
  CODE_TRIES: wholeNumber(5, 1, 20),
  CODES_PER_PHONE_HOURLY: optionalNumber(1, 10_000),
  CODES_PER_PHONE_DAILY: optionalNumber(1, 10_000),
  CODES_PER_PHONE_EVERYWHERE_HOURLY: optionalNumber(1, 10_000),
  CODES_PER_PHONE_EVERYWHERE_DAILY: optionalNumber(1, 10_000),
  CODES_PER_ADDRESS_HOURLY: optionalNumber(1, 1_000_000),
  CODES_PER_ADDRESS_DAILY: optionalNumber(1, 1_000_000),
  CODES_PER_PREFIX_HOURLY: optionalNumber(1, 1_000_000),
  CODES_EVERYONE_HOURLY: optionalNumber(1, 10_000_000),
  WRONG_CODES_PER_ADDRESS_HOURLY: optionalNumber(1, 1_000_000),
};

const CodeFields = z.object(codeFields);

/** A person who tries the marketplace out locally signs in far more often than a shopper does. */
const localFactor = 10;

export function readCodes(fields: z.output<typeof CodeFields>, environment: 'local' | 'production'): CodeSettings {
  const limit = (value: number | undefined, fallback: number) => value ?? fallback * (environment === 'local' ? localFactor : 1);
  return {
    secondsValid: fields.CODE_SECONDS_VALID,
    secondsBetween: fields.CODE_SECONDS_BETWEEN,
    tries: fields.CODE_TRIES,
    perPhoneHourly: limit(fields.CODES_PER_PHONE_HOURLY, 5),
    perPhoneDaily: limit(fields.CODES_PER_PHONE_DAILY, 10),
    perPhoneEverywhereHourly: limit(fields.CODES_PER_PHONE_EVERYWHERE_HOURLY, 20),
    perPhoneEverywhereDaily: limit(fields.CODES_PER_PHONE_EVERYWHERE_DAILY, 40),
    perAddressHourly: limit(fields.CODES_PER_ADDRESS_HOURLY, 20),
    perAddressDaily: limit(fields.CODES_PER_ADDRESS_DAILY, 60),
    perPrefixHourly: limit(fields.CODES_PER_PREFIX_HOURLY, 100),
    everyoneHourly: limit(fields.CODES_EVERYONE_HOURLY, 2000),
    wrongPerAddressHourly: limit(fields.WRONG_CODES_PER_ADDRESS_HOURLY, 30),
  };
}
