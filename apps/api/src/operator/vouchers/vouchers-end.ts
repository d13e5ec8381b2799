import { endVoucher } from '../../modules/checkout/operate-vouchers.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';

export const vouchersEnd = defineCommand({
  name: 'vouchers end',
  summary: 'End a voucher now.',
  details: '"vouchers edit --ends" gives it a new end.',
  examples: ['vouchers end SUMMER10', 'vouchers end SUMMER10 --yes'],
  fields: { code: operand('code', 'As shoppers type it', words(40)) },
  async run({ code }, { context: { db, clock }, confirm, show }) {
    await confirm(`The voucher ${code} would take nothing off any more, for who collected it too.`);
    await inTransaction(db, (transaction) => endVoucher(transaction, code, clock.now()));
    show({ code, ended: true }, `The voucher ${code} has ended.`);
  },
});
