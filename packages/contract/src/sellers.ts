import { z } from 'zod';
import type { Calls } from './endpoint.ts';
import { Email, Empty, Id, IdParam, Otp, Phone, PhoneCode, requiredText } from './fields.ts';
import { applicationDocuments, picture } from './files.ts';
import { CodeSent } from './identity.ts';

export const ShopApplication = z.object({
  id: Id,
  status: z.enum(['pending', 'accepted', 'refused']),
  /** Where the applicant sees the state of the application, by signing in with its number. */
  panel_path: z.string(),
});
export type ShopApplication = z.infer<typeof ShopApplication>;

const oneShop = { 404: 'The market has one shop and takes no others.' };

export const sellersCalls = {
  'GET /shop/register': {
    access: 'public',
    origin: 'ours',
    summary: 'Whether an application for a shop can have documents. A server without this call accepts none.',
    answer: z.object({
      documents: z.object({
        /** Days after an approval until they are deleted. Those of a declined application are deleted at once. */
        retention_days: z.int(),
      }),
    }),
    tags: ['settings'],
    refusals: oneShop,
  },
  'POST /shop/register/send-otp': {
    access: 'public',
    summary: 'Sends the code that proves the phone of who wants to open a shop.',
    body: z.strictObject({ phone: Phone, phone_code: PhoneCode.optional() }),
    answer: CodeSent,
    refusals: oneShop,
  },
  'POST /shop/register': {
    access: 'public',
    summary: 'Applies for a shop. Without `phone_code` the number is one of the market’s own country.',
    body: z.strictObject({
      owner_name: requiredText(120),
      phone: Phone,
      phone_code: PhoneCode.optional(),
      otp: Otp,
      email: Email,
      shop_name: requiredText(120),
      description: requiredText(2000),
      address: requiredText(300),
    }),
    files: {
      logo: { ...picture, required: true },
      banner: { ...picture, required: true },
      /** Only where `GET /shop/register` has them. */
      documents: applicationDocuments,
    },
    answer: z.object({ application: ShopApplication }),
    status: 201,
    refusals: { ...oneShop, 409: 'An application with this phone is pending.', 422: 'The code is wrong, used or expired.' },
  },
  'GET /shop-application-documents/{id}': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'A document of an application with a verified number or mail address of yours, until it is deleted.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    sends: ['image/webp', 'application/pdf'],
    refusals: { 404: 'There is no such document of yours.' },
  },
} satisfies Calls;
