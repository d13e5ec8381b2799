import type { Services } from '../../../lib/services/services.ts';
import { attempt } from '../attempt.ts';
import { finishSignIn } from '../identity-calls.ts';
import type { ProviderName } from './providers.ts';
import type { SocialOutcome } from './social-outcome.ts';

type Signed = Extract<SocialOutcome, { kind: 'signed' }>;

/** Hands the server what the provider gave; the server asks the provider whether it is true. */
export async function signInSocially(services: Services, provider: ProviderName, { code, data }: Signed): Promise<void> {
  await attempt(services, 'Login failed', async () => {
    const body = { code, ...(data && { data }) };
    const answer = await services.api.call('POST /auth/{provider}/token', { params: { provider }, body });
    return finishSignIn(services, answer.data);
  });
}
