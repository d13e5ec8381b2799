import { editVoucher } from '../../modules/checkout/operate-vouchers.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, option, words } from '../fields.ts';
import { UsageError } from '../usage-error.ts';
import { moment } from '../value-fields.ts';
import { voucherFields, voucherTerms } from './voucher-fields.ts';

export const vouchersEdit = defineCommand({
  name: 'vouchers edit',
  summary: 'Change a voucher; what was taken off stays.',
  examples: ['vouchers edit SUMMER10 --ends 2026-10-01', 'vouchers edit SUMMER10 --percent 15 --max none --limit none'],
  fields: {
    code: operand('code', 'As shoppers type it', words(40)),
    ends: option('moment', 'Until when, in UTC', moment().optional()),
    ...voucherFields,
  },
  async run({ code, ...said }, { context: { db }, show }) {
    if (said.percent !== undefined && said.amount !== undefined) throw new UsageError('Say either --percent or --amount.');
    if (said.amount === 0) throw new UsageError('--amount must be above 0');
    const changed = voucherTerms(said);
    await inTransaction(db, (transaction) => editVoucher(transaction, code, changed));
    show({ code }, `The voucher ${code} is changed.`);
  },
});
