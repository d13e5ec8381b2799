import type { VoucherState } from '@souk/contract/back-office/promotions/vouchers';
import { toAmountText } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import { changeVoucher, createVoucher, endVoucher, getVoucher } from '../../modules/checkout/manage-vouchers.ts';
import { findShop } from '../../modules/checkout/queries/checkout.ts';
import {
  type EditableVoucher,
  findVoucherId,
  listManagedVoucherRows,
  type ManagedVoucherRow,
} from '../../modules/checkout/queries/managed-vouchers.ts';
import { operatorError } from '../../platform/app-error.ts';
import { presentVoucher } from '../../workflows/manage-vouchers/read-vouchers.ts';
import { type CommandGroup, defineCommand, UsageError } from '../framework/define-command.ts';
import { choice, flag, operand, option, whole, wholeOrNone, words, yesOrNo } from '../framework/fields.ts';
import { withOptionNames } from '../framework/option-names.ts';
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
  fundedBy: option('shop|marketplace', 'Who pays the discount', choice(['shop', 'marketplace']).optional()),
};

/** The options of the fields that an operation names. */
const optionNames = { shop_id: 'shop', code: '<code>', ends_at: 'ends', usage_limit: 'limit', discount: 'percent' };

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
  fundedBy?: 'shop' | 'marketplace' | undefined;
};

/** The given fields as columns. */
function voucherColumns({
  percent: hundredths,
  amount,
  min,
  max,
  starts,
  ends,
  limit,
  perPerson,
  listed,
  fundedBy,
}: VoucherInput): Partial<EditableVoucher> {
  return {
    ...(hundredths !== undefined && { discount_type: 'Percentage', discount: hundredths }),
    ...(amount !== undefined && { discount_type: 'Amount', discount: amount }),
    ...(min !== undefined && { min_order_amount: min }),
    ...(max !== undefined && { max_discount_amount: max }),
    ...(starts !== undefined && { starts_at: starts.toISOString() }),
    ...(ends !== undefined && { ends_at: ends.toISOString() }),
    ...(limit !== undefined && { usage_limit: limit }),
    ...(perPerson !== undefined && { per_person_limit: perPerson }),
    ...(listed !== undefined && { listed }),
    ...(fundedBy !== undefined && { funded_by: fundedBy }),
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
  async run({ shop: slug, active }, { context, print }) {
    const { read, clock } = context;
    const shop = slug === undefined ? undefined : ((await findShop(context.db, slug))?.id ?? 0);
    const filter = { state: active ? ('running' as const) : undefined, shop, search: undefined, now: clock.now() };
    const vouchers = await listManagedVoucherRows(read, filter, { sort: 'newest', limit: maxListed, offset: 0 });
    const rows = vouchers.map((each) => [
      each.code,
      each.shop_slug,
      formatDiscount(each.editable),
      stateTexts[each.state],
      formatTime(new Date(each.editable.starts_at)),
      formatTime(new Date(each.editable.ends_at)),
      formatUses(each),
    ]);
    const titles = ['code', 'shop', 'discount', 'status', 'starts', 'ends', 'uses'];
    print({ vouchers: vouchers.map((each) => presentVoucher(each, context)) }, renderTable(titles, rows));
  },
});

const vouchersShow = defineCommand({
  name: 'vouchers show',
  summary: 'Show a voucher.',
  examples: ['vouchers show SUMMER10'],
  fields: { code: voucherCode },
  async run({ code }, { context, print }) {
    const voucher = await getVoucher(context.read, await getVoucherId(context, code), context.clock.now());
    const { editable } = voucher;
    const facts = {
      code: voucher.code,
      shop: voucher.shop_slug,
      discount: formatDiscount(editable),
      status: stateTexts[voucher.state],
      'paid by': editable.funded_by,
      starts: formatTime(new Date(editable.starts_at)),
      ends: formatTime(new Date(editable.ends_at)),
      'minimum order': toAmountText(editable.min_order_amount),
      'maximum discount': editable.max_discount_amount === null ? null : toAmountText(editable.max_discount_amount),
      uses: formatUses(voucher),
      'uses per person': editable.per_person_limit,
      listed: editable.listed ? 'yes' : 'no',
    };
    print(presentVoucher(voucher, context), renderFacts(facts));
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
    const terms: EditableVoucher = {
      ...{ min_order_amount: 0, max_discount_amount: null, usage_limit: null, per_person_limit: 1, listed: true, funded_by: 'shop' },
      starts_at: context.clock.now().toISOString(),
      ...voucherColumns(input),
      ends_at: input.ends.toISOString(),
      discount,
      discount_type,
    };
    await withOptionNames(optionNames, () => createVoucher(context, { code, shop, ...terms }));
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
    const id = await getVoucherId(context, code);
    const change = voucherColumns(input);
    if (Object.keys(change).length === 0) throw operatorError('invalid', 'Give at least one field to change');
    await withOptionNames(optionNames, () => changeVoucher(context, { id, change }));
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
    await endVoucher(context, { id: await getVoucherId(context, code) });
    print({ code, ended: true }, `Ended the voucher ${code}.`);
  },
});

export const voucherCommands: CommandGroup = {
  name: 'vouchers',
  summary: 'discount codes of shops',
  commands: [vouchersList, vouchersShow, vouchersCreate, vouchersEdit, vouchersEnd],
};

const maxListed = 10_000;

const stateTexts = { planned: 'scheduled', running: 'running', used_up: 'used up', ended: 'ended' } as const satisfies Record<
  VoucherState,
  string
>;

/** The code in any case. */
async function getVoucherId({ read }: Pick<Context, 'read'>, code: string): Promise<number> {
  const id = await findVoucherId(read, code);
  if (id === undefined) throw operatorError('not-found', `There is no voucher "${code}"; "vouchers list" lists them`);
  return id;
}

function formatDiscount({ discount_type, discount }: Pick<EditableVoucher, 'discount_type' | 'discount'>): string {
  return discount_type === 'Percentage' ? `${toAmountText(discount).replace(/\.?0+$/, '')} %` : toAmountText(discount);
}

function formatUses({ used_count, editable: { usage_limit } }: Pick<ManagedVoucherRow, 'used_count' | 'editable'>): string {
  return usage_limit === null ? `${used_count}` : `${used_count} of ${usage_limit}`;
}
