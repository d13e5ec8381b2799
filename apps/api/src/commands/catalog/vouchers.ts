import { toAmountText } from '@souk/money/currency';
import {
  getManagedVoucher,
  listManagedVouchers,
  type ManagedVoucher,
  presentManagedVoucher,
} from '../../modules/checkout/manage-vouchers.ts';
import { createVoucher, endVoucher, updateVoucher } from '../../modules/checkout/operator-actions.ts';
import { type CommandGroup, defineCommand, UsageError } from '../framework/define-command.ts';
import { flag, operand, option, whole, wholeOrNone, words, yesOrNo } from '../framework/fields.ts';
import { formatTime, renderFacts, renderTable } from '../framework/tables.ts';
import { money, moneyOrNone, percent, time } from '../framework/value-fields.ts';

const voucherCode = operand('code', 'Code of the voucher', words(40));

const voucherFields = {
  percent: option('percent', 'Discount in percent: 12.5', percent().optional()),
  amount: option('amount', 'Discount as an amount: 5.00', money().optional()),
  min: option('amount', 'Minimum amount of an order', money().optional()),
  max: option('amount', 'Maximum discount, or none', moneyOrNone().optional()),
  starts: option('time', 'Start in UTC: "2026-12-01 18:30"', time().optional()),
  limit: option('n', 'Maximum number of uses in total, or none', wholeOrNone(999_999_999).optional()),
  perPerson: option('n', 'Maximum number of uses of one person', whole(1, 1_000_000).optional()),
  listed: option('yes|no', 'Whether it is listed; a voucher that is not works by its code alone', yesOrNo().optional()),
};

type VoucherInput = {
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

/** The given fields as columns. */
function voucherColumns({ percent: hundredths, amount, min, max, starts, ends, limit, perPerson, listed }: VoucherInput) {
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

const vouchersList = defineCommand({
  name: 'vouchers list',
  summary: 'List vouchers, newest first.',
  examples: ['vouchers list', 'vouchers list --shop clay-and-ember --active'],
  fields: {
    shop: option('slug', 'Only vouchers of this shop', words(160).optional()),
    active: flag('Only vouchers that can be used now'),
  },
  async run({ shop, active }, { context: { read, clock }, print }) {
    const all = await listManagedVouchers(read, { shop, now: clock.now() });
    const vouchers = all.filter(({ state }) => !active || state === 'running');
    const rows = vouchers.map((each) => [
      each.code,
      each.shop,
      formatDiscount(each),
      each.state,
      formatTime(each.starts_at),
      formatTime(each.ends_at),
      formatUses(each),
    ]);
    const titles = ['code', 'shop', 'discount', 'status', 'starts', 'ends', 'uses'];
    print({ vouchers: vouchers.map(presentManagedVoucher) }, renderTable(titles, rows));
  },
});

const vouchersShow = defineCommand({
  name: 'vouchers show',
  summary: 'Show a voucher.',
  examples: ['vouchers show SUMMER10'],
  fields: { code: voucherCode },
  async run({ code }, { context: { read, clock }, print }) {
    const voucher = await getManagedVoucher(read, code, clock.now());
    const facts = {
      code: voucher.code,
      shop: voucher.shop,
      discount: formatDiscount(voucher),
      status: voucher.state,
      starts: formatTime(voucher.starts_at),
      ends: formatTime(voucher.ends_at),
      'minimum order': toAmountText(voucher.min_order_amount),
      'maximum discount': voucher.max_discount_amount === null ? null : toAmountText(voucher.max_discount_amount),
      uses: formatUses(voucher),
      'uses per person': voucher.per_person_limit,
      listed: voucher.listed ? 'yes' : 'no',
    };
    print(presentManagedVoucher(voucher), renderFacts(facts));
  },
});

const vouchersCreate = defineCommand({
  name: 'vouchers create',
  summary: 'Create a voucher of a shop, in percent or as an amount.',
  examples: [
    'vouchers create SUMMER10 --shop clay-and-ember --percent 10 --max 30.00 --ends 2026-09-01',
    'vouchers create FRIENDS --shop clay-and-ember --amount 5.00 --min 40.00 --ends "2026-09-01 12:00" --limit 100 --listed no',
  ],
  fields: {
    code: operand('code', 'Code that shoppers enter', words(40).regex(/^\S+$/, { error: 'may have no spaces' })),
    shop: option('slug', 'Slug of the shop', words(160)),
    ends: option('time', 'End in UTC', time()),
    ...voucherFields,
  },
  async run({ code, shop, ...input }, { context, print }) {
    if ((input.percent === undefined) === (input.amount === undefined)) throw new UsageError('Give either --percent or --amount.');
    const discount = input.percent ?? input.amount ?? 0;
    const discount_type = input.percent === undefined ? 'Amount' : 'Percentage';
    if (discount <= 0) throw new UsageError('--amount must be above 0');
    const terms = { starts_at: context.clock.now(), ...voucherColumns(input), ends_at: input.ends, discount, discount_type };
    await createVoucher(context, { code, shop, ...terms });
    print({ code, shop }, `Created the voucher ${code}.`);
  },
});

const vouchersEdit = defineCommand({
  name: 'vouchers edit',
  summary: 'Change the given fields of a voucher. Discounts of existing orders do not change.',
  examples: ['vouchers edit SUMMER10 --ends 2026-10-01', 'vouchers edit SUMMER10 --percent 15 --max none --limit none'],
  fields: { code: voucherCode, ends: option('time', 'End in UTC', time().optional()), ...voucherFields },
  async run({ code, ...input }, { context, print }) {
    if (input.percent !== undefined && input.amount !== undefined) throw new UsageError('Give either --percent or --amount.');
    if (input.amount === 0) throw new UsageError('--amount must be above 0');
    await updateVoucher(context, code, voucherColumns(input));
    print({ code }, `Changed the voucher ${code}.`);
  },
});

const vouchersEnd = defineCommand({
  name: 'vouchers end',
  summary: 'End a voucher now.',
  details: '"vouchers edit --ends" sets a new end.',
  examples: ['vouchers end SUMMER10', 'vouchers end SUMMER10 --yes'],
  fields: { code: voucherCode },
  async run({ code }, { context, confirm, print }) {
    await confirm(`The voucher ${code} will end now, also for shoppers who collected it.`);
    await endVoucher(context, code);
    print({ code, ended: true }, `Ended the voucher ${code}.`);
  },
});

export const voucherCommands: CommandGroup = {
  name: 'vouchers',
  summary: 'discount codes of shops',
  commands: [vouchersList, vouchersShow, vouchersCreate, vouchersEdit, vouchersEnd],
};

function formatDiscount({ discount_type, discount }: Pick<ManagedVoucher, 'discount_type' | 'discount'>): string {
  return discount_type === 'Percentage' ? `${toAmountText(discount).replace(/\.?0+$/, '')} %` : toAmountText(discount);
}

function formatUses({ used_count, usage_limit }: Pick<ManagedVoucher, 'used_count' | 'usage_limit'>): string {
  return usage_limit === null ? `${used_count}` : `${used_count} of ${usage_limit}`;
}
