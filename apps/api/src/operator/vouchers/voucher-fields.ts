import { toAmountText } from '@souk/money/amount-text';
import type { OperatedVoucher } from '../../modules/checkout/operate-vouchers.ts';
import { money, option, whole } from '../fields.ts';
import { moment, moneyOrNone, percent, wholeOrNone, yesOrNo } from '../value-fields.ts';

/** What can be said of a voucher, when it is made and later. */
export const voucherFields = {
  percent: option('percent', 'What it takes off, in percent: 12.5', percent().optional()),
  amount: option('amount', 'What it takes off, in money: 5.00', money().optional()),
  min: option('amount', 'The least an order must come to', money().optional()),
  max: option('amount', 'The most it takes off, or none', moneyOrNone().optional()),
  starts: option('moment', 'From when on, in UTC: "2026-12-01 18:30"', moment().optional()),
  limit: option('n', 'How often it may be used in all, or none', wholeOrNone(999_999_999).optional()),
  perPerson: option('n', 'How often by one person', whole(1, 1_000_000).optional()),
  listed: option('yes|no', 'Whether it is offered; one that is not works by its code alone', yesOrNo().optional()),
};

type Said = {
  percent?: number | undefined;
  amount?: number | undefined;
  min?: number | undefined;
  max?: number | null | undefined;
  starts?: Date | undefined;
  ends?: Date | undefined;
  limit?: number | null | undefined;
  perPerson?: number | undefined;
  listed?: boolean | undefined;
};

/** The columns that were said. */
export function voucherTerms({ percent: hundredths, amount, min, max, starts, ends, limit, perPerson, listed }: Said) {
  return {
    ...(hundredths !== undefined && { discount_type: 'Percentage', discount: hundredths }),
    ...(amount !== undefined && { discount_type: 'Amount', discount: amount }),
    ...(min !== undefined && { min_order_amount: min }),
    ...(max !== undefined && { max_discount_amount: max }),
    ...(starts !== undefined && { starts_at: starts }),
    ...(ends !== undefined && { ends_at: ends }),
    ...(limit !== undefined && { usage_limit: limit }),
    ...(perPerson !== undefined && { per_person_limit: perPerson }),
    ...(listed !== undefined && { listed }),
  };
}

export function writtenDiscount({ discount_type, discount }: Pick<OperatedVoucher, 'discount_type' | 'discount'>): string {
  return discount_type === 'Percentage' ? `${toAmountText(discount).replace(/\.?0+$/, '')} %` : toAmountText(discount);
}
