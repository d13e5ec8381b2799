import { conflict } from '../../platform/http/problem.ts';
import type { IdentityParts } from './identity-parts.ts';
import type { getContact } from './repository.ts';

type Contact = Awaited<ReturnType<typeof getContact>>;
type By = 'phone' | 'email';

/** Where somebody who wants another number is asked whether it is them. */
export type Reach = { by: By; destination: string; other_way: By | null };

/** Who has got hold of a session could verify an address of their own in it: only one that has stood for so long speaks for the person. */
const millisecondsToStand = 7 * 24 * 3_600_000;

/** The number first, or a mail address that has been verified for long; what is wished for where there are both. */
export function readReach(
  { proved_phone, proved_email }: Contact,
  { messenger }: Pick<IdentityParts, 'messenger'>,
  { by, now }: { by: By | undefined; now: Date },
): Reach {
  const hasStood = proved_email !== null && now.getTime() - proved_email.since.getTime() >= millisecondsToStand;
  const ways: { by: By; destination: string }[] = [];
  if (proved_phone && messenger.ways.includes('phone')) ways.push({ by: 'phone', destination: proved_phone });
  // Who has proved nothing else has nothing better.
  if (proved_email && messenger.ways.includes('mail') && (hasStood || !proved_phone))
    ways.push({ by: 'email', destination: proved_email.address });
  const reach = ways.find((way) => way.by === by) ?? ways[0];
  if (!reach) throw conflict('Please verify your number first.');
  return { ...reach, other_way: ways.find((way) => way.by !== reach.by)?.by ?? null };
}
