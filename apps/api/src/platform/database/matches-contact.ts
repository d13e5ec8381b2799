import { type RawBuilder, sql } from 'kysely';

/** Whether a row's `phone`, however it was typed, or its `email` is one of these. */
export function matchesContact({ phones, email }: { phones: readonly string[]; email: string | null }): RawBuilder<boolean> {
  return sql<boolean>`(regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^00', '') = any(${phones}::text[])
    or lower(email) = ${email}::text)`;
}
