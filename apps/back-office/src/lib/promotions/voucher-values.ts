import type { Funder, ManagedVoucher } from '@souk/contract/back-office/promotions/vouchers';
import { listDifferences } from '../forms/list-differences.ts';
import { readMoment, typeMoment } from '../forms/moment-field.tsx';
import { readMoney } from '../forms/money-field.tsx';
import { newTimes } from './promotion-times.ts';
import { funderTexts } from './promotion-words.tsx';

export type VoucherValues = {
  code: string;
  shop_id: string;
  discount_type: 'Percentage' | 'Amount';
  discount: string;
  min_order_amount: string;
  /** Empty without a maximum. */
  max_discount_amount: string;
  starts_at: string;
  ends_at: string;
  /** Empty for any number. */
  usage_limit: string;
  per_person_limit: string;
  is_listed: boolean;
  funded_by: Funder;
};

export const voucherFields = [
  ...(['code', 'shop_id', 'discount_type', 'discount', 'min_order_amount', 'max_discount_amount'] as const),
  ...(['starts_at', 'ends_at', 'usage_limit', 'per_person_limit', 'is_listed', 'funded_by'] as const),
] as const;

/** A voucher that does not exist yet: from the next full hour on, for a week. */
export function newVoucher(): ManagedVoucher {
  return {
    ...{ id: 0, version: '', code: '', shop: { id: 0, name: '' }, discount_type: 'Percentage', discount: 10, min_order_amount: 0 },
    ...{ max_discount_amount: null, usage_limit: null, per_person_limit: 1, is_listed: true, funded_by: 'shop' },
    ...{ state: 'planned', used_count: 0, saved_amount: 0, currency: '', collected: 0, uses: null },
    ...newTimes(7),
  };
}

/** The same terms under another code; its time begins now if it is over. */
export function copyOf(voucher: ManagedVoucher): ManagedVoucher {
  const { starts_at, ends_at } = voucher.state === 'planned' ? voucher : newVoucher();
  return { ...voucher, starts_at, ends_at, id: 0, version: '', code: '', used_count: 0 };
}

/** A voucher of the panel, or one as its shop has it. */
type Stored = Omit<ManagedVoucher, 'shop' | 'uses'> & { shop?: ManagedVoucher['shop'] };

export function toValues(voucher: Stored): VoucherValues {
  const { code, shop, discount_type, discount, min_order_amount, max_discount_amount, usage_limit, is_listed, funded_by } = voucher;
  return {
    ...{ code, discount_type, is_listed, funded_by },
    shop_id: shop?.id ? String(shop.id) : '',
    discount: String(discount),
    min_order_amount: String(min_order_amount),
    max_discount_amount: String(max_discount_amount ?? ''),
    starts_at: typeMoment(voucher.starts_at),
    ends_at: typeMoment(voucher.ends_at),
    usage_limit: String(usage_limit ?? ''),
    per_person_limit: String(voucher.per_person_limit),
  };
}

/** `listProblems` has checked the values. */
export function toBody({ discount_type, is_listed, funded_by, ...values }: VoucherValues) {
  return {
    ...{ discount_type, is_listed, funded_by },
    discount: readMoney(values.discount) ?? 0,
    min_order_amount: readMoney(values.min_order_amount) ?? 0,
    max_discount_amount: readMoney(values.max_discount_amount) ?? null,
    starts_at: readMoment(values.starts_at) ?? '',
    ends_at: readMoment(values.ends_at) ?? '',
    usage_limit: Number(values.usage_limit) || null,
    per_person_limit: Number(values.per_person_limit),
  };
}

type Problem = { field: Exclude<keyof VoucherValues, 'discount_type' | 'is_listed' | 'funded_by'>; text: string };

/** The problems that are visible without the server, in English. */
export function listProblems(values: VoucherValues, { hasShop = true }: { hasShop?: boolean } = {}): Problem[] {
  const discount = readMoney(values.discount) ?? 0;
  const [starts, ends] = [readMoment(values.starts_at), readMoment(values.ends_at)];
  const isOptionalMoney = (typed: string) => typed.trim() === '' || readMoney(typed) !== undefined;
  const checks: [boolean, Problem][] = [
    [/^\S{1,40}$/.test(values.code.trim()), { field: 'code', text: 'A code without spaces is needed' }],
    [!hasShop || values.shop_id !== '', { field: 'shop_id', text: 'Choose a shop' }],
    [discount > 0, { field: 'discount', text: 'A number above 0 is needed' }],
    [values.discount_type === 'Amount' || discount <= 100, { field: 'discount', text: 'At most 100 percent' }],
    [isOptionalMoney(values.min_order_amount), { field: 'min_order_amount', text: 'An amount with at most two decimals' }],
    [isOptionalMoney(values.max_discount_amount), { field: 'max_discount_amount', text: 'An amount with at most two decimals' }],
    [starts !== undefined, { field: 'starts_at', text: 'A day and a time are needed' }],
    [ends !== undefined, { field: 'ends_at', text: 'A day and a time are needed' }],
    [!starts || !ends || starts < ends, { field: 'ends_at', text: 'The end must be after the start' }],
    [/^\d*$/.test(values.usage_limit) && values.usage_limit !== '0', { field: 'usage_limit', text: 'A whole number above 0, or nothing' }],
    [/^[1-9]\d*$/.test(values.per_person_limit), { field: 'per_person_limit', text: 'A whole number above 0' }],
  ];
  return checks.flatMap(([isValid, problem]) => (isValid ? [] : [problem]));
}

/** The fields that differ between the form and what somebody else saved. */
export function voucherDifferences(mine: VoucherValues, theirs: VoucherValues, t: (text: string) => string) {
  const describe = (values: VoucherValues) =>
    [
      [t('Discount'), `${values.discount}${values.discount_type === 'Percentage' ? ' %' : ''}`],
      [t('Minimum order'), values.min_order_amount],
      [t('Maximum discount'), values.max_discount_amount],
      [t('Starts'), values.starts_at.replace('T', ' ')],
      [t('Ends'), values.ends_at.replace('T', ' ')],
      [t('Uses in total'), values.usage_limit],
      [t('Uses per person'), values.per_person_limit],
      [t('Listed'), values.is_listed ? '✓' : '–'],
      [t('Paid by'), t(funderTexts[values.funded_by])],
    ] as const;
  return listDifferences(describe(mine), describe(theirs));
}
