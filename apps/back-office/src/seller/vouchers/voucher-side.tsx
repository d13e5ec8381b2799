import type { ShopVoucher } from '@souk/contract/seller/vouchers';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { Fact } from '../../lib/fact.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { showUndo } from '../../lib/undo-toast.ts';
import { sellerPaths } from '../paths.ts';
import { useEndVoucher } from './queries.ts';

/** How often a voucher was used; copies or ends it. */
export function VoucherSide({ voucher, onChanged }: { voucher: ShopVoucher; onChanged: () => void }) {
  const { t, number } = useI18n();
  // The mutation is here because the button disappears with the end, and the undo needs it then.
  const end = useEndVoucher(voucher.id);
  const { id, used_count, usage_limit, collected, saved_amount, currency } = voucher;
  return (
    <div className="grid gap-5">
      <Panel title={t('Uses')}>
        <dl className="grid grid-cols-2 gap-3 text-sm">
          <Fact label={t('Used')}>
            {usage_limit === null ? number(used_count) : t('{count} of {total}', { count: number(used_count), total: number(usage_limit) })}
          </Fact>
          <Fact label={t('Collected')}>{number(collected)}</Fact>
          <Fact label={t('Discounts so far')}>
            <Money amount={saved_amount} currency={currency} />
          </Fact>
        </dl>
      </Panel>
      <Panel title={t('Actions')}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" variant="secondary" href={sellerPaths.voucher({ id: 'new', copy: id })}>
            {t('Copy')}
          </ButtonLink>
          {voucher.state !== 'ended' && voucher.funded_by === 'shop' && <EndButton {...{ voucher, end, onChanged }} />}
        </div>
      </Panel>
    </div>
  );
}

type EndProps = { voucher: ShopVoucher; end: ReturnType<typeof useEndVoucher>; onChanged: () => void };

function EndButton({ voucher, end, onChanged }: EndProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [asking, setAsking] = useState(false);
  const onError = (error: unknown) => toast.error(explainError(i18n, error));
  const handleEnd = () =>
    end.mutate(
      { version: voucher.version },
      {
        onSuccess({ version }) {
          const undo = () => end.mutate({ version, terms: termsOf(voucher) }, { onSuccess: onChanged, onError });
          showUndo(t('Voucher ended'), { label: t('Undo'), onPress: undo });
          onChanged();
        },
        onError,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {t('End now')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('End {name} now?', { name: voucher.code })}
        text={t('It can no longer be used, not even by shoppers who collected it. You can take it back.')}
        answers={{ cancel: t('Back'), confirm: t('End now') }}
        busy={end.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={handleEnd}
      />
    </>
  );
}

/** The terms without what only the server knows. */
function termsOf(voucher: ShopVoucher) {
  const { discount_type, discount, min_order_amount, max_discount_amount, starts_at, ends_at, usage_limit, per_person_limit, is_listed } =
    voucher;
  return { discount_type, discount, min_order_amount, max_discount_amount, starts_at, ends_at, usage_limit, per_person_limit, is_listed };
}
