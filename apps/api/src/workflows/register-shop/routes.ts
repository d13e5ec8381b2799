import { limitWrongCodes } from '../../modules/identity/limit-wrong-codes.ts';
import { sendNumberCode } from '../../modules/identity/prove-number.ts';
import { refuseInSingleVendor } from '../../modules/sellers/add-application.ts';
import type { Router } from '../../router.ts';
import { checkApplicant, type RegisterShopParts, registerShop } from './register-shop.ts';

export function registerShopRoutes(router: Router, parts: RegisterShopParts): void {
  router.call('POST /shop/register/send-otp', async ({ body, address }, context) => {
    await refuseInSingleVendor(context.db);
    return { data: await sendNumberCode(context, parts.identity, { ...body, address }), message: 'OTP sent successfully' };
  });
  router.call(
    'POST /shop/register',
    async ({ body, files }, context) => ({
      data: { application: await registerShop(context, parts, { ...body, ...files }) },
      message: 'Thank you. We have your application and will write to you soon.',
    }),
    ({ body, address }, context) =>
      limitWrongCodes(context, parts.identity.limits, address, () =>
        checkApplicant(context, parts, { otp: body.otp, phone: body.phone, phone_code: body.phone_code }),
      ),
  );
}
