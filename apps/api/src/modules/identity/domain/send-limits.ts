import type { CodePurpose } from './one-time-code.ts';

/** At most `most` codes in `seconds` among those that the scope names. */
export type SendLimit = {
  scope: 'same-purpose' | 'destination-and-address' | 'destination' | 'prefix' | 'address' | 'everyone';
  seconds: number;
  most: number;
};

type Numbers = {
  secondsBetween: number;
  perPhoneHourly: number;
  perPhoneDaily: number;
  perPhoneEverywhereHourly: number;
  perPhoneEverywhereDaily: number;
  perAddressHourly: number;
  perAddressDaily: number;
  perPrefixHourly: number;
  everyoneHourly: number;
};

export type Sending = {
  purpose: CodePurpose;
  destination: string;
  address: string;
  /** Whether the number's owner signed in from this address lately: the limit on all senders together does not apply there. */
  isKnownAddress: boolean;
};

const hour = 3600;
const day = 24 * hour;
const digitsOfABlock = 4;

/** Everything that a sending must not exceed. */
export function sendLimits(numbers: Numbers): SendLimit[] {
  const limits: SendLimit[] = [
    { scope: 'same-purpose', seconds: numbers.secondsBetween, most: 1 },
    { scope: 'destination-and-address', seconds: hour, most: numbers.perPhoneHourly },
    { scope: 'destination-and-address', seconds: day, most: numbers.perPhoneDaily },
    { scope: 'destination', seconds: hour, most: numbers.perPhoneEverywhereHourly },
    { scope: 'destination', seconds: day, most: numbers.perPhoneEverywhereDaily },
    { scope: 'address', seconds: hour, most: numbers.perAddressHourly },
    { scope: 'address', seconds: day, most: numbers.perAddressDaily },
    { scope: 'prefix', seconds: hour, most: numbers.perPrefixHourly },
    { scope: 'everyone', seconds: hour, most: numbers.everyoneHourly },
  ];
  return limits.filter(({ seconds }) => seconds > 0);
}

/** The first digits that a block of ten thousand numbers shares; undefined for a mail address. */
export function prefixOf(destination: string): string | undefined {
  return /^\d+$/.test(destination) ? destination.slice(0, -digitsOfABlock) : undefined;
}
