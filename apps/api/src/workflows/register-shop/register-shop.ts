import type { CallBody } from '@souk/contract/calls';
import type { ShopApplication } from '@souk/contract/sellers';
import type { Context } from '../../context.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { checkNumberCode, readNumber, takeNumberCode } from '../../modules/identity/prove-number.ts';
import { wrongCode } from '../../modules/identity/try-code.ts';
import { addApplication, refuseInSingleVendor } from '../../modules/sellers/add-application.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { withStoredPictures } from '../../platform/media/with-stored-pictures.ts';
import type { PictureUpload } from '../../platform/uploads/upload.ts';

export type RegisterShopParts = { identity: IdentityParts; media: MediaStore };

type Given = CallBody<'POST /shop/register'> & { logo: PictureUpload; banner: PictureUpload };

type Claim = Pick<Given, 'otp' | 'phone' | 'phone_code'>;

/** Throws where an application would be refused whatever its pictures are. */
export async function checkApplicant(context: Context, { identity }: RegisterShopParts, { otp, ...typed }: Claim): Promise<void> {
  await refuseInSingleVendor(context.db);
  await checkNumberCode(context, identity, { destination: await readNumber(context, typed), otp });
}

/** Takes an application for a shop from whoever has proved the phone. */
export async function registerShop(context: Context, { identity, media }: RegisterShopParts, given: Given): Promise<ShopApplication> {
  const { otp, logo, banner, phone, phone_code, ...about } = given;
  await refuseInSingleVendor(context.db);
  const destination = await readNumber(context, { phone, phone_code });
  const application = await withStoredPictures({ db: context.db, media }, [logo, banner], ([storedLogo, storedBanner]) =>
    inTransaction(context.db, async (transaction) => {
      // A wrong code is a try that counts, so it is said only once it is written.
      if (!(await takeNumberCode(context, transaction, identity, { destination, otp }))) return undefined;
      if (!storedLogo || !storedBanner) throw new Error('The pictures were not stored');
      return addApplication(
        transaction,
        { ...about, phone: destination, locale: context.locale },
        { logo: storedLogo, banner: storedBanner, now: context.clock.now() },
      );
    }),
  );
  if (!application) throw await wrongCode(context, { purpose: 'shop-registration' });
  return application;
}
