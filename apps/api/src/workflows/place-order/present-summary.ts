import type { CheckoutGroup, CheckoutSummary, LineChange } from '@souk/contract/checkout';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { lineWarning, presentGroups } from '../../modules/cart/present.ts';
import type { Change } from '../../modules/checkout/domain/assess-line.ts';
import { priceCheckout } from '../../modules/checkout/domain/price-checkout.ts';
import { presentAmounts, voucherRefusalTexts } from '../../modules/checkout/present.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { cartVersion, type Summary, type SummaryLine } from './summarize-checkout.ts';

type Reader = Languages & Pick<ReadContext, 'translate'>;

/** A line shows the quantity that would be ordered, or the requested one if it is not available. */
export function presentSummary(summary: Summary, reader: Reader): CheckoutSummary {
  return {
    checkout_items: presentCheckoutGroups(summary, reader),
    checkout: presentAmounts(summary.priced.sum, summary.membershipPoints, reader),
    apply_coupon: summary.priced.shops.flatMap(({ shop_id, voucher: use }) =>
      use ? [{ shop_id, coupon_id: use.voucher.id, code: use.voucher.code, discount: toWire(use.discount), by_code: use.by_code }] : [],
    ),
    coupon_message: summary.couponRefusal && reader.translate({ text: voucherRefusalTexts[summary.couponRefusal] }),
    changes: summary.changes.flatMap((change) => {
      const line = summary.lines.find(({ line_id }) => line_id === change.line_id);
      return line ? [presentChange(change, line, reader)] : [];
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

/** The amounts of a shop without available items. */
const nothing = priceCheckout([], { vouchers: [], taxes: [], bands: [], membership: null, named_voucher_id: null }).sum;

function presentChange(change: Change, line: SummaryLine, reader: Reader): LineChange {
  const name = pickText(line.name, reader);
  const wire = (value: number | null) => (value !== null && change.kind === 'price' ? toWire(value) : value);
  const words = change.kind === 'price' ? undefined : lineWarning(line, reader);
  return {
    ...change,
    before: wire(change.before),
    now: wire(change.now),
    name,
    message: reader.translate(words ?? { text: 'The price of {name} has changed.', with: { name } }),
  };
}
