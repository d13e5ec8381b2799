import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Amount, Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../../fields.ts';
import { TypedAmount } from '../settings/translations.ts';

/** The one who pays a discount. */
export const funders = ['shop', 'marketplace'] as const;
export const Funder = z.enum(funders);
export type Funder = z.infer<typeof Funder>;

/** Used up: it runs, but has no use left. */
export const voucherStates = ['planned', 'running', 'used_up', 'ended'] as const;
export type VoucherState = (typeof voucherStates)[number];
export const voucherSorts = ['newest', 'ending', 'most_used'] as const;
export type VoucherSort = (typeof voucherSorts)[number];

const terms = {
  discount_type: z.enum(['Percentage', 'Amount']),
  /** In percent, or an amount. */
  discount: z.number(),
  min_order_amount: Amount,
  max_discount_amount: Amount.nullable(),
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** In total; null for any number. */
  usage_limit: z.int().nullable(),
  per_person_limit: z.int(),
  /** A listed voucher is collected and applied automatically; another works by its code alone. */
  is_listed: z.boolean(),
  funded_by: Funder,
};

export const VoucherRow = z.object({
  id: Id,
  code: z.string(),
  shop: z.object({ id: Id, name: z.string() }),
  ...terms,
  state: z.enum(voucherStates),
  used_count: z.int(),
  /** The discounts of orders that were not cancelled. */
  saved_amount: Amount,
  currency: z.string(),
});
export type VoucherRow = z.infer<typeof VoucherRow>;

export const ManagedVoucher = VoucherRow.extend({
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  collected: z.int(),
  /** The newest orders with it; null without the permission to see orders. */
  uses: z.array(z.object({ code: z.string(), amount: Amount, created_at: Timestamp, is_cancelled: z.boolean() })).nullable(),
});
export type ManagedVoucher = z.infer<typeof ManagedVoucher>;

export const VoucherFields = z.strictObject({
  discount_type: terms.discount_type,
  discount: TypedAmount.positive(),
  min_order_amount: TypedAmount,
  max_discount_amount: TypedAmount.positive().nullable(),
  starts_at: Timestamp,
  ends_at: Timestamp,
  usage_limit: z.int().min(1).max(1e9).nullable(),
  per_person_limit: z.int().min(1).max(1e6),
  is_listed: z.boolean(),
  funded_by: Funder,
});

const params = z.strictObject({ id: IdParam });
const version = text(100);
const missing = 'There is no such voucher.';
const changed = 'Somebody else has changed the voucher.';
const invalid = 'It ends before it starts, is above 100 percent, or allows fewer uses than it has already.';

const voucherFilters = {
  state: z.enum(voucherStates).optional(),
  shop: IdParam.optional(),
  /** A part of the code. */
  search: text(60).optional(),
};

export const adminVouchersCalls = {
  'GET /admin/voucher-export': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'The vouchers of a list as CSV, at most 100,000. The audit log has who exported them.',
    query: z.strictObject(voucherFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000: filter them.' },
  },
  'GET /admin/vouchers': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'The vouchers of all shops, with the number in each state under the other filters.',
    query: z.strictObject({
      ...voucherFilters,
      sort: z.enum(voucherSorts).default('newest'),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), planned: z.int(), running: z.int(), used_up: z.int(), ended: z.int() }),
      vouchers: z.array(VoucherRow),
    }),
  },
  'GET /admin/vouchers/{id}': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'One voucher with its uses.',
    params,
    answer: ManagedVoucher,
    refusals: { 404: missing },
  },
  'POST /admin/vouchers': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Creates a voucher of a shop.',
    body: VoucherFields.extend({ code: requiredText(40).regex(/^\S+$/), shop_id: Id }),
    answer: ManagedVoucher,
    refusals: { 422: `There is no such shop, or the code belongs to another voucher. ${invalid}` },
  },
  'POST /admin/vouchers/{id}': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Saves a voucher over the version that the operator saw. Discounts of existing orders do not change.',
    params,
    body: VoucherFields.extend({ version }),
    answer: ManagedVoucher,
    refusals: { 404: missing, 409: changed, 422: invalid },
  },
  'POST /admin/vouchers/{id}/end': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Ends a voucher now, also for shoppers who collected it.',
    params,
    body: z.strictObject({ version }),
    answer: z.object({ voucher: ManagedVoucher, entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: 'Somebody else has changed the voucher, or it has ended.' },
  },
} satisfies AdminCalls;
