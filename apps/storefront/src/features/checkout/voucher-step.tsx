import type { AppliedCoupon, CheckoutSummary } from '@souk/contract/checkout';
import { useQueryClient } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DottedList } from '../../ui/dotted-list.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { checkoutQueries } from './checkout-queries.ts';
import { CheckoutStep } from './checkout-step.tsx';
import type { CheckoutChoice } from './model/checkout-choice.ts';

type VoucherStepProps = {
  number: number;
  summary: CheckoutSummary;
  choice: CheckoutChoice;
  /** A code that the server accepts, or none. */
  onCode: (code: string) => void;
};

/** The vouchers that count, each for its shop, and the place for a code. */
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
        <p className="text-sm text-ink-muted">{t('Vouchers that you collected apply by themselves once their minimum is met.')}</p>
      )}
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
    </CheckoutStep>
  );
}

/** A code is asked about first: one that is refused never becomes part of the checkout. */
function useVoucherCode({ summary, choice, onCode }: Omit<VoucherStepProps, 'number'>) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const kept = choice.couponCode;
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isApplied = summary.apply_coupon.some(({ by_code }) => by_code);
  async function apply() {
    const couponCode = (typed ?? kept).trim();
    if (!couponCode) return setRefusal(i18n.t('Enter a code first'));
    setBusy(true);
    try {
      const answer = await queryClient.fetchQuery(checkoutQueries.summary(api, { ...choice, couponCode }));
      setRefusal(answer.coupon_message ?? undefined);
      if (answer.coupon_message !== null) return;
      onCode(couponCode);
      setTyped(null);
    } catch (error) {
      setRefusal(failureWords(i18n, error));
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
  // A code that was fine once may no longer be: then it stands in the field with the reason.
  const lapsed = typed === null ? (summary.coupon_message ?? undefined) : undefined;
  const code = typed ?? (isApplied ? '' : kept);
  return { code, setCode: change, problem: refusal ?? lapsed, busy, apply, remove };
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
          <DottedList names={coupon.by_code ? [shop] : [shop, t('Applied by itself')]} />
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
