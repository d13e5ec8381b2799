import type { CallBody } from '@souk/contract/calls';
import type { ShopApplication } from '@souk/contract/sellers';
import type { Context } from '../../context.ts';
import { checkNumberCode, redeemNumberCode, resolvePhone } from '../../modules/identity/codes/number-code.ts';
import { recordWrongCode } from '../../modules/identity/codes/redeem-code.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { checkMultiVendor, createApplication } from '../../modules/sellers/applications.ts';
import { updateApplicationOfDocuments } from '../../modules/sellers/queries/documents.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { type StoredPicture, withStoredPictures } from '../../platform/media/store-picture.ts';
import type { PictureUpload, Upload } from '../../platform/uploads/clean-picture.ts';
import { withStoredDocuments } from './store-documents.ts';

export type RegisterShopParts = { identity: IdentityParts; media: MediaStore; files: PrivateFiles };

type ApplicationForm = CallBody<'POST /shop/register'> & { logo: PictureUpload; banner: PictureUpload; documents: Upload[] };

type PhoneProof = Pick<ApplicationForm, 'otp' | 'phone' | 'phone_code'>;

/** Called before the pictures are decoded. Throws if the application would be refused anyway. */
export async function checkApplicant(context: Context, { identity }: RegisterShopParts, { otp, ...typed }: PhoneProof): Promise<void> {
  await checkMultiVendor(context.db);
  await checkNumberCode(context, identity, { destination: await resolvePhone(context, typed), otp });
}

/** Creates an application for a shop if the code proves the phone number. */
export async function registerShop(context: Context, parts: RegisterShopParts, form: ApplicationForm): Promise<ShopApplication> {
  const { db, clock } = context;
  const { media, files } = parts;
  await checkMultiVendor(db);
  const application = await withStoredPictures({ db, media }, [form.logo, form.banner], ([logo, banner]) => {
    if (!logo || !banner) throw new Error('The pictures were not stored');
    return withStoredDocuments({ db, clock, files }, form.documents, (documents) =>
      storeApplication(context, parts, { ...form, logo, banner, documents }),
    );
  });
  if (!application) throw await recordWrongCode(context, { purpose: 'shop-registration' });
  return application;
}

type StoredForm = Omit<ApplicationForm, 'logo' | 'banner' | 'documents'> & {
  logo: StoredPicture;
  banner: StoredPicture;
  /** The keys of the files. */
  documents: string[];
};

async function storeApplication(
  context: Context,
  { identity }: RegisterShopParts,
  { otp, logo, banner, documents, phone, phone_code, ...about }: StoredForm,
): Promise<ShopApplication | undefined> {
  const destination = await resolvePhone(context, { phone, phone_code });
  return inTransaction(context.db, async (transaction) => {
    // A wrong code counts as a try, so the transaction must commit before the error is thrown.
    if (!(await redeemNumberCode(context, transaction, identity, { destination, otp }))) return undefined;
    const application = { ...about, phone: destination, locale: context.locale };
    const created = await createApplication(transaction, application, { logo, banner, now: context.clock.now() });
    await updateApplicationOfDocuments(transaction, documents, created.id);
    return created;
  });
}
