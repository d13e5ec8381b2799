import type { Country } from '@souk/contract/settings';

/** The phone number or email address that receives a one-time code. */
export type Destination = { kind: 'phone' | 'email'; country: Country | null; typed: string };
export type DestinationProblems = { country?: string | undefined; typed?: string | undefined };

export function emptyDestination(kind: Destination['kind']): Destination {
  return { kind, country: null, typed: '' };
}

export function findMissing({ kind, country, typed }: Destination): { country: boolean; typed: boolean } {
  return { country: kind === 'phone' && !country, typed: !typed.trim() };
}

export function toRequest({ kind, country, typed }: Destination): { phone: string; phone_code?: string } {
  return { phone: typed.trim(), ...(kind === 'phone' && country && { phone_code: country.phone_code }) };
}
