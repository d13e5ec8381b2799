import type { Router } from '../../router.ts';
import { createErrorLimits, recordClientError } from './client-errors.ts';

export function register({ router, metrics }: { router: Router; metrics: { recordClientError: () => void } }): void {
  const limits = createErrorLimits();
  router.call('POST /client-errors', async ({ body, address, device }, context) => {
    await recordClientError(context, { body, address, device }, limits);
    metrics.recordClientError();
    return { data: {} };
  });
}
