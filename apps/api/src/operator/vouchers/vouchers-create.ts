import { createVoucher } from '../../modules/checkout/operate-vouchers.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, option, words } from '../fields.ts';
import { UsageError } from '../usage-error.ts';
import { moment } from '../value-fields.ts';
import { voucherFields, voucherTerms } from './voucher-fields.ts';

export const vouchersCreate = defineCommand({
  name: 'vouchers create',
  summary: 'Make a voucher of a shop, in percent or in money.',
  examples: [
    'vouchers create SUMMER10 --shop clay-and-ember --percent 10 --max 30.00 --ends 2026-09-01',
    'vouchers create FRIENDS --shop clay-and-ember --amount 5.00 --min 40.00 --ends "2026-09-01 12:00" --limit 100 --listed no',
  ],
  fields: {
    code: operand('code', 'What shoppers type', words(40).regex(/^\S+$/, { error: 'may have no spaces' })),
    shop: option('slug', 'Whose products it is for', words(160)),
    ends: option('moment', 'Until when, in UTC', moment()),
    ...voucherFields,
  },
  async run({ code, shop, ...said }, { context: { db, clock }, show }) {
    if ((said.percent === undefined) === (said.amount === undefined)) throw new UsageError('Say either --percent or --amount.');
    const discount = said.percent ?? said.amount ?? 0;
    const discount_type = said.percent === undefined ? 'Amount' : 'Percentage';
    if (discount <= 0) throw new UsageError('--amount must be above 0');
    const terms = { starts_at: clock.now(), ...voucherTerms(said), ends_at: said.ends, discount, discount_type };
    await inTransaction(db, (transaction) => createVoucher(transaction, { code, shop, ...terms }));
    show({ code, shop }, `The voucher ${code} is there.`);
  },
});
