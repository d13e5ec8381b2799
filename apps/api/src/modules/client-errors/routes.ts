import type { Router } from '../../router.ts';
import { createErrorLimits, recordClientError } from './client-errors.ts';

/** `onRecorded` counts each accepted report. */
export function register({ router, onRecorded }: { router: Router; onRecorded: () => void }): void {
  const limits = createErrorLimits();
  router.call('POST /client-errors', async ({ body, address, device }, context) => {
    await recordClientError(context, { body, address, device }, limits);
    onRecorded();
    return { data: {} };
  });
}
