import type { CheckoutGroup, CheckoutSummary, LineChange } from '@souk/contract/checkout';
import { toWire } from '@souk/money/wire';
import type { ReadContext } from '../../context.ts';
import { lineWarning, presentGroups } from '../../modules/cart/presenter.ts';
import type { Change } from '../../modules/checkout/domain/assess-line.ts';
import { priceCheckout } from '../../modules/checkout/domain/price-checkout.ts';
import { presentAmounts, voucherRefusalTexts } from '../../modules/checkout/presenter.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import { cartVersion } from './cart-version.ts';
import type { Summary, SummaryLine } from './summarize-checkout.ts';

type Speaker = Languages & Pick<ReadContext, 'say'>;

/** The summary as it travels. A group shows the pieces that would be ordered; a line that cannot be had shows those asked for. */
export function presentSummary(summary: Summary, speaker: Speaker): CheckoutSummary {
  return {
    checkout_items: presentCheckoutGroups(summary, speaker),
    checkout: presentAmounts(summary.priced.sum, summary.membershipPoints, speaker),
    apply_coupon: summary.priced.shops.flatMap(({ shop_id, voucher: use }) =>
      use ? [{ shop_id, coupon_id: use.voucher.id, code: use.voucher.code, discount: toWire(use.discount), by_code: use.by_code }] : [],
    ),
    coupon_message: summary.couponRefusal && speaker.say({ text: voucherRefusalTexts[summary.couponRefusal] }),
    changes: summary.changes.flatMap((change) => {
      const line = summary.lines.find(({ line_id }) => line_id === change.line_id);
      return line ? [presentChange(change, line, speaker)] : [];
    }),
    cart_version: cartVersion(summary.lines),
  };
}

function presentCheckoutGroups({ lines, priced, membershipPoints }: Summary, languages: Languages): CheckoutGroup[] {
  const shown = lines.map((line) => ({ ...line, quantity: line.orderable || line.quantity }));
  return presentGroups(shown, languages).flatMap((group) => {
    const first = lines.find(({ shop_id }) => shop_id === group.shop_id);
    if (!first) return [];
    const amounts = priced.shops.find(({ shop_id }) => shop_id === group.shop_id) ?? nothing;
    return [
      {
        ...group,
        amounts: presentAmounts(amounts, membershipPoints, languages),
        estimated_delivery: { min_days: first.delivery_days_min, max_days: first.delivery_days_max },
      },
    ];
  });
}

/** What a shop comes to of which nothing can be had. */
const nothing = priceCheckout([], { vouchers: [], taxes: [], bands: [], membership: null, named_voucher_id: null }).sum;

function presentChange(change: Change, line: SummaryLine, speaker: Speaker): LineChange {
  const name = pickText(line.name, speaker);
  const wire = (value: number | null) => (value !== null && change.kind === 'price' ? toWire(value) : value);
  const words = change.kind === 'price' ? undefined : lineWarning(line, speaker);
  return {
    ...change,
    before: wire(change.before),
    now: wire(change.now),
    name,
    message: speaker.say(words ?? { text: 'The price of {name} has changed.', with: { name } }),
  };
}
