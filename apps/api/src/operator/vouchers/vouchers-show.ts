import { toAmountText } from '@souk/money/amount-text';
import { getVoucherToOperate, presentOperatedVoucher } from '../../modules/checkout/operate-vouchers.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { renderFacts } from '../render-table.ts';
import { writtenDiscount } from './voucher-fields.ts';

export const vouchersShow = defineCommand({
  name: 'vouchers show',
  summary: 'A voucher by its code.',
  examples: ['vouchers show SUMMER10'],
  fields: { code: operand('code', 'As shoppers type it', words(40)) },
  async run({ code }, { context: { read, clock }, show }) {
    const voucher = await getVoucherToOperate(read, code, clock.now());
    const facts = {
      code: voucher.code,
      shop: voucher.shop,
      'takes off': writtenDiscount(voucher),
      is: voucher.state,
      from: formatMoment(voucher.starts_at),
      until: formatMoment(voucher.ends_at),
      'least order': toAmountText(voucher.min_order_amount),
      'takes at most': voucher.max_discount_amount === null ? null : toAmountText(voucher.max_discount_amount),
      used: `${voucher.used_count} of ${voucher.usage_limit ?? 'any'}`,
      'by one person': voucher.per_person_limit,
      offered: voucher.listed ? 'yes' : 'no',
    };
    show(presentOperatedVoucher(voucher), renderFacts(facts));
  },
});
