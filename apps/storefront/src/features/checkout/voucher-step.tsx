import { failureText } from '@souk/client/api/api-error.ts';
import type { AppliedCoupon, CheckoutSummary } from '@souk/contract/checkout';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { DottedList } from '@souk/ui/layout/layout.tsx';
import { Ticket } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { CheckoutStep, PhoneFold } from './checkout-step.tsx';
import type { CheckoutChoice } from './model/checkout-choice.ts';

/** The voucher code of a checkout: `tryCode` asks what it would change, `onCode` uses an accepted one or removes it. */
export type VoucherCode = { onCode: (code: string) => void; tryCode: (code: string) => Promise<CheckoutSummary> };

type VoucherStepProps = { number: number; summary: CheckoutSummary; choice: CheckoutChoice; code: VoucherCode };

/** The applied vouchers, each with its shop, and the field for a code. */
export function VoucherStep({ number, ...given }: VoucherStepProps) {
  const { t } = useI18n();
  const { code, setCode, problem, busy, apply, remove } = useVoucherCode(given);
  const { summary } = given;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void apply();
  }
  return (
    <CheckoutStep id="checkout-voucher" number={number} title={t('Voucher')}>
      {summary.apply_coupon.length > 0 ? (
        <ul className="grid gap-2">
          {summary.apply_coupon.map((coupon) => (
            <AppliedVoucher key={coupon.shop_id} coupon={coupon} shop={shopOf(summary, coupon)} onRemove={remove} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">{t('Collected vouchers apply automatically once your order reaches their minimum.')}</p>
      )}
      <PhoneFold label={t('Have a code?')} open={problem !== undefined}>
        <form noValidate onSubmit={handleSubmit}>
          <Field label={t('Voucher code')} error={problem}>
            <span className="flex gap-2">
              <TextInput
                value={code}
                onChange={(event) => setCode(event.target.value)}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                className="min-w-0 flex-1"
              />
              <Button type="submit" variant="secondary" busy={busy}>
                {t('Apply')}
              </Button>
            </span>
          </Field>
        </form>
      </PhoneFold>
    </CheckoutStep>
  );
}

/** Asks the server about a code first: a refused code never becomes part of the checkout. */
function useVoucherCode({ summary, choice, code: { onCode, tryCode } }: Omit<VoucherStepProps, 'number'>) {
  const i18n = useI18n();
  const current = choice.couponCode;
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isApplied = summary.apply_coupon.some(({ by_code }) => by_code);
  async function apply() {
    const couponCode = (typed ?? current).trim();
    if (!couponCode) return setRefusal(i18n.t('Enter a code first'));
    setBusy(true);
    try {
      const answer = await tryCode(couponCode);
      setRefusal(answer.coupon_message ?? undefined);
      if (answer.coupon_message !== null) return;
      onCode(couponCode);
      setTyped(null);
    } catch (error) {
      setRefusal(failureText(i18n, error));
    } finally {
      setBusy(false);
    }
  }
  function change(code: string) {
    setTyped(code);
    setRefusal(undefined);
  }
  function remove() {
    onCode('');
    change('');
  }
  // A code that was accepted before may be refused now: the field shows it with the reason.
  const expired = typed === null ? (summary.coupon_message ?? undefined) : undefined;
  const code = typed ?? (isApplied ? '' : current);
  return { code, setCode: change, problem: refusal ?? expired, busy, apply, remove };
}

function AppliedVoucher({ coupon, shop, onRemove }: { coupon: AppliedCoupon; shop: string; onRemove: () => void }) {
  const { t } = useI18n();
  const money = useMoney();
  return (
    <li className="flex items-center gap-3 rounded-md border border-dashed border-line-strong bg-success-soft px-3.5 py-2">
      <Ticket aria-hidden="true" className="size-5 shrink-0 text-success-text" />
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <bdi className="font-semibold">{coupon.code}</bdi>
          <bdi className="text-sm font-semibold text-success-text tabular-nums">−{money(coupon.discount)}</bdi>
        </span>
        <span className="text-xs text-ink-muted">
          <DottedList names={coupon.by_code ? [shop] : [shop, t('Applied automatically')]} />
        </span>
      </span>
      {coupon.by_code && (
        <Button variant="text" size="sm" className="hit-area" onClick={onRemove}>
          {t('Remove')}
        </Button>
      )}
    </li>
  );
}

function shopOf({ checkout_items }: CheckoutSummary, { shop_id }: AppliedCoupon): string {
  return checkout_items.find((group) => group.shop_id === shop_id)?.shop_name ?? '';
}
