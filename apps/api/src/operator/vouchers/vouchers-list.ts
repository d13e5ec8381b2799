import { listVouchersToOperate, presentOperatedVoucher } from '../../modules/checkout/operate-vouchers.ts';
import { defineCommand } from '../command.ts';
import { flag, option, words } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { renderTable } from '../render-table.ts';
import { writtenDiscount } from './voucher-fields.ts';

export const vouchersList = defineCommand({
  name: 'vouchers list',
  summary: 'Vouchers, the newest first.',
  examples: ['vouchers list', 'vouchers list --shop clay-and-ember --running'],
  fields: {
    shop: option('slug', 'Of this shop', words(160).optional()),
    running: flag('Only those that can be used now'),
  },
  async run({ shop, running }, { context: { read, clock }, show }) {
    const all = await listVouchersToOperate(read, { shop, now: clock.now() });
    const vouchers = all.filter(({ state }) => !running || state === 'running');
    const rows = vouchers.map((each) => [
      ...[each.code, each.shop, writtenDiscount(each), each.state, formatMoment(each.starts_at), formatMoment(each.ends_at)],
      `${each.used_count} of ${each.usage_limit ?? 'any'}`,
    ]);
    show(
      { vouchers: vouchers.map(presentOperatedVoucher) },
      renderTable(['code', 'shop', 'takes off', 'is', 'from', 'until', 'used'], rows),
    );
  },
});
