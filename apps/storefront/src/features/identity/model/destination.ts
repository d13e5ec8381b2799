import type { Country } from '@souk/contract/settings';

/** Where a code is to go. */
export type Destination = { kind: 'phone' | 'email'; country: Country | null; typed: string };
export type DestinationProblems = { country?: string | undefined; typed?: string | undefined };

export function emptyDestination(kind: Destination['kind']): Destination {
  return { kind, country: null, typed: '' };
}

/** What is missing; a mail address needs no country. */
export function missingIn({ kind, country, typed }: Destination): { country: boolean; typed: boolean } {
  return { country: kind === 'phone' && !country, typed: !typed.trim() };
}

/** As the calls take it. */
export function toCall({ kind, country, typed }: Destination): { phone: string; phone_code?: string } {
  return { phone: typed.trim(), ...(kind === 'phone' && country && { phone_code: country.phone_code }) };
}
