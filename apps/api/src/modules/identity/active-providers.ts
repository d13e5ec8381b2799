import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { SocialName } from '../../integrations/social/social-provider.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { getSignInSettings } from './repository.ts';

const SocialAuths = z.record(z.string(), z.unknown());
const SocialAuth = z.object({ is_active: z.boolean().default(false), client_id: z.string().min(1).nullish() });

const names: readonly SocialName[] = ['google', 'facebook', 'apple'];

/** What an operator has set of a provider; one that is missing, or written in a way that nobody can read, is off. */
export function readSocialAuth(socialAuths: unknown, name: SocialName): { isActive: boolean; clientId: string | undefined } {
  const auth = SocialAuth.safeParse(SocialAuths.parse(socialAuths)[name]);
  return { isActive: auth.data?.is_active ?? false, clientId: auth.data?.client_id ?? undefined };
}

/** The providers through which somebody can sign in now. */
export async function listActiveProviders(read: ReadDatabase<DB>): Promise<SocialName[]> {
  const { social_auths } = await getSignInSettings(read);
  return names.filter((name) => {
    const { isActive, clientId } = readSocialAuth(social_auths, name);
    return isActive && clientId !== undefined;
  });
}
