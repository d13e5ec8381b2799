import type { CodeSettings } from '../../../config/code-settings.ts';
import type { CodePurpose } from './one-time-code.ts';

/** At most `max` codes in `seconds` among those that the scope names. */
export type SendLimit = {
  scope: 'same-purpose' | 'destination-and-address' | 'destination' | 'prefix' | 'address' | 'everyone';
  seconds: number;
  max: number;
};

export type Sending = {
  purpose: CodePurpose;
  destination: string;
  address: string;
  /**
   * Whether the destination's owner recently signed in from this address, which exempts it from the limit over all
   * addresses.
   */
  isKnownAddress: boolean;
};

const hour = 3600;
const day = 24 * hour;
const blockDigits = 4;

/** All limits that a code must be within to be sent. */
export function sendLimits(settings: CodeSettings): SendLimit[] {
  const limits: SendLimit[] = [
    { scope: 'same-purpose', seconds: settings.secondsBetween, max: 1 },
    { scope: 'destination-and-address', seconds: hour, max: settings.perPhoneHourly },
    { scope: 'destination-and-address', seconds: day, max: settings.perPhoneDaily },
    { scope: 'destination', seconds: hour, max: settings.perPhoneEverywhereHourly },
    { scope: 'destination', seconds: day, max: settings.perPhoneEverywhereDaily },
    { scope: 'address', seconds: hour, max: settings.perAddressHourly },
    { scope: 'address', seconds: day, max: settings.perAddressDaily },
    { scope: 'prefix', seconds: hour, max: settings.perPrefixHourly },
    { scope: 'everyone', seconds: hour, max: settings.everyoneHourly },
  ];
  return limits.filter(({ seconds }) => seconds > 0);
}

/** The digits that a block of ten thousand numbers shares; undefined for a mail address. */
export function prefixOf(destination: string): string | undefined {
  return /^\d+$/.test(destination) ? destination.slice(0, -blockDigits) : undefined;
}
