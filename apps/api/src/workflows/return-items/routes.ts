import { readOwnPhoto } from '../../modules/returns/read-photo.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Router } from '../../router.ts';
import { withdrawReturn } from './change-return.ts';
import { readReturns } from './read-returns.ts';
import { checkReturn, requestReturn } from './request-return.ts';

export function register({ router, files }: { router: Router; files: PrivateFiles }): void {
  router.call('GET /orders/{id}/returns', async ({ params }, context) => ({ data: await readReturns(context, params.id) }));
  router.call(
    'POST /orders/{id}/returns',
    async ({ params, body, files: { photos } }, context) => {
      await requestReturn(context, files, { orderId: params.id, ...body, photos });
      return {
        message: 'We received your request. You will be notified of the answer.',
        data: await readReturns({ ...context, read: context.db }, params.id),
      };
    },
    async ({ params, body }, context) => void (await checkReturn(context, { orderId: params.id, ...body })),
  );
  router.call('POST /returns/{id}/withdraw', async ({ params }, context) => {
    const { orderId } = await withdrawReturn(context, params.id);
    return { message: 'Your return is withdrawn', data: await readReturns({ ...context, read: context.db }, orderId) };
  });
  router.call('GET /return-photos/{id}', async ({ params }, context) => ({ file: await readOwnPhoto(context, files, params.id) }));
}
