import type { CallBody } from '@souk/contract/calls';
import type { ShopApplication } from '@souk/contract/sellers';
import type { Context } from '../../context.ts';
import { checkNumberCode, redeemNumberCode, resolvePhone } from '../../modules/identity/codes/number-code.ts';
import { recordWrongCode } from '../../modules/identity/codes/redeem-code.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { checkMultiVendor, createApplication } from '../../modules/sellers/applications.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { withStoredPictures } from '../../platform/media/store-picture.ts';
import type { PictureUpload } from '../../platform/uploads/clean-picture.ts';

export type RegisterShopParts = { identity: IdentityParts; media: MediaStore };

type ApplicationForm = CallBody<'POST /shop/register'> & { logo: PictureUpload; banner: PictureUpload };

type PhoneProof = Pick<ApplicationForm, 'otp' | 'phone' | 'phone_code'>;

/** Called before the pictures are decoded. Throws if the application would be refused anyway. */
export async function checkApplicant(context: Context, { identity }: RegisterShopParts, { otp, ...typed }: PhoneProof): Promise<void> {
  await checkMultiVendor(context.db);
  await checkNumberCode(context, identity, { destination: await resolvePhone(context, typed), otp });
}

/** Creates an application for a shop if the code proves the phone number. */
export async function registerShop(
  context: Context,
  { identity, media }: RegisterShopParts,
  form: ApplicationForm,
): Promise<ShopApplication> {
  const { otp, logo, banner, phone, phone_code, ...about } = form;
  await checkMultiVendor(context.db);
  const destination = await resolvePhone(context, { phone, phone_code });
  const application = await withStoredPictures({ db: context.db, media }, [logo, banner], ([storedLogo, storedBanner]) =>
    inTransaction(context.db, async (transaction) => {
      // A wrong code counts as a try, so the transaction must commit before the error is thrown.
      if (!(await redeemNumberCode(context, transaction, identity, { destination, otp }))) return undefined;
      if (!storedLogo || !storedBanner) throw new Error('The pictures were not stored');
      return createApplication(
        transaction,
        { ...about, phone: destination, locale: context.locale },
        { logo: storedLogo, banner: storedBanner, now: context.clock.now() },
      );
    }),
  );
  if (!application) throw await recordWrongCode(context, { purpose: 'shop-registration' });
  return application;
}
