import { isApiError } from '../../lib/api/api-error.ts';
import type { Services } from '../../lib/services/services.ts';
import { toast } from '../../ui/toast/toast.ts';

/** A failed call: what went wrong with each field, already in the page's language. */
export type Failed = { ok: false; status: number; errors: Readonly<Record<string, readonly string[]>> };

/** What the errors of these calls are about: one that succeeds withdraws them. */
const signingIn = 'sign-in';

/** The server's own words as a toast, or the fallback; problems of fields go back to the form. */
export async function attempt<Done>({ i18n }: Services, fallback: string, work: () => Promise<Done>): Promise<Done | Failed> {
  try {
    const done = await work();
    toast.withdraw(signingIn);
    return done;
  } catch (error) {
    toast.error((isApiError(error) && error.said) || i18n.t(fallback), signingIn);
    return isApiError(error) ? { ok: false, status: error.status, errors: error.errors } : { ok: false, status: 0, errors: {} };
  }
}
