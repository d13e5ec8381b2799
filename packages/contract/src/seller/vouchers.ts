import { z } from 'zod';
import { ManagedVoucher, VoucherFields, voucherStates } from '../back-office/promotions/vouchers.ts';
import { TypedAmount } from '../back-office/settings/translations.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Amount, Id, IdParam, PageParam, perPage, requiredText, text } from '../fields.ts';

/** A voucher of the shop. One that the marketplace pays for is changed by the marketplace alone. */
export const ShopVoucher = ManagedVoucher.omit({ shop: true, uses: true });
export type ShopVoucher = z.infer<typeof ShopVoucher>;

/** The most that the marketplace allows for vouchers and sales of shops. */
export const OfferLimits = z.object({
  percent: z.int(),
  /** Null: an amount has no limit of its own. */
  amount: Amount.nullable(),
  days: z.int(),
  currency: z.string(),
});
export type OfferLimits = z.infer<typeof OfferLimits>;

/** The price of one sold item, and the rest of it for the shop. */
export const OfferResult = z.object({
  price: Amount,
  discount: Amount,
  commission: Amount,
  commission_tax: Amount,
  left: Amount,
  currency: z.string(),
});
export type OfferResult = z.infer<typeof OfferResult>;

const ShopVoucherFields = VoucherFields.omit({ funded_by: true });
const params = z.strictObject({ voucher_id: IdParam });
const version = text(100);
const missing = { 404: 'The shop has no such voucher.' };
const changed = { 409: 'Somebody else has changed the voucher, it has ended, or the marketplace pays for it.' };
const beyond = 'It ends before it starts, or exceeds what the marketplace allows to shops.';

export const sellerVouchersCalls = {
  'GET /seller/vouchers': {
    access: 'seller',
    needs: 'promotions',
    summary: 'The vouchers of the shop, with the number in each state under the other filters.',
    query: z.strictObject({
      state: z.enum(voucherStates).optional(),
      /** A part of the code. */
      search: text(60).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), planned: z.int(), running: z.int(), used_up: z.int(), ended: z.int() }),
      vouchers: z.array(ShopVoucher),
    }),
  },
  'GET /seller/vouchers/{voucher_id}': {
    access: 'seller',
    needs: 'promotions',
    summary: 'One voucher of the shop.',
    params,
    answer: ShopVoucher,
    refusals: missing,
  },
  'POST /seller/vouchers': {
    access: 'seller',
    needs: 'promotions',
    summary: 'Creates a voucher, which the shop pays for and which holds for its own products alone.',
    body: ShopVoucherFields.extend({ code: requiredText(40).regex(/^\S+$/) }),
    answer: ShopVoucher,
    refusals: { 422: `The code belongs to another voucher. ${beyond}` },
  },
  'POST /seller/vouchers/{voucher_id}': {
    access: 'seller',
    needs: 'promotions',
    summary: 'Saves a voucher over the version that the member saw. Discounts of existing orders do not change.',
    params,
    body: ShopVoucherFields.extend({ version }),
    answer: ShopVoucher,
    refusals: { ...missing, ...changed, 422: `It allows fewer uses than it has already. ${beyond}` },
  },
  'POST /seller/vouchers/{voucher_id}/end': {
    access: 'seller',
    needs: 'promotions',
    summary: 'Ends a voucher now, also for shoppers who collected it.',
    params,
    body: z.strictObject({ version }),
    answer: ShopVoucher,
    refusals: { ...missing, ...changed },
  },
  'GET /seller/offer-limits': {
    access: 'seller',
    needs: 'promotions',
    summary: 'The most that the marketplace allows for vouchers and sales of shops.',
    answer: OfferLimits,
  },
  'POST /seller/offer-result': {
    access: 'seller',
    needs: 'promotions',
    onlyCalculates: true,
    summary: 'What is left of a price after the discount and the commission, by the rules of now. It stores nothing.',
    body: z.strictObject({
      discount_type: VoucherFields.shape.discount_type,
      discount: TypedAmount,
      max_discount_amount: VoucherFields.shape.max_discount_amount,
      /** A product of the shop; its rule of commission may be that of its category. */
      product_id: Id.nullable(),
      /** The price of an example, without a product. */
      price: TypedAmount.positive().nullable(),
    }),
    answer: OfferResult,
    refusals: { 404: 'The shop has no such product.', 422: 'It needs either a product or a price.' },
  },
} satisfies SellerCalls;
