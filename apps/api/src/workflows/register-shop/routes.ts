import { limitWrongCodes } from '../../modules/identity/codes/guess-limits.ts';
import { sendNumberCode } from '../../modules/identity/codes/number-code.ts';
import { checkMultiVendor } from '../../modules/sellers/applications.ts';
import type { Router } from '../../router.ts';
import { readOwnDocument } from './read-documents.ts';
import { checkApplicant, type RegisterShopParts, registerShop } from './register-shop.ts';
import { documentRetentionDays } from './store-documents.ts';

export function register({ router, ...parts }: { router: Router } & RegisterShopParts): void {
  router.call('GET /shop/register', async (_input, { read }) => {
    await checkMultiVendor(read);
    return { data: { documents: { retention_days: documentRetentionDays } } };
  });
  router.call('POST /shop/register/send-otp', async ({ body, address }, context) => {
    await checkMultiVendor(context.db);
    return { data: await sendNumberCode(context, parts.identity, { ...body, address }), message: 'OTP sent successfully' };
  });
  router.call(
    'POST /shop/register',
    async ({ body, files }, context) => ({
      data: { application: await registerShop(context, parts, { ...body, ...files }) },
      message: 'Thank you. We received your application and will contact you soon.',
    }),
    ({ body, address }, context) =>
      limitWrongCodes(context, parts.identity.limits, address, () =>
        checkApplicant(context, parts, { otp: body.otp, phone: body.phone, phone_code: body.phone_code }),
      ),
  );
  router.call('GET /shop-application-documents/{id}', async ({ params }, context) => ({
    file: await readOwnDocument(context, parts.files, params.id),
  }));
}
