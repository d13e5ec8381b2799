import type { ManagedVoucher } from '@souk/contract/back-office/promotions/vouchers';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { Fact } from '../../lib/fact.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useEndVoucher } from './voucher-queries.ts';

/** Copies or ends a voucher. */
export function VoucherActions({ voucher, onEnded }: { voucher: ManagedVoucher; onEnded: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const [asking, setAsking] = useState(false);
  const end = useEndVoucher(voucher.id);
  const handleEnd = () =>
    end.mutate(voucher.version, {
      onSuccess: ({ entry_id }) => {
        showUndo(t('Voucher ended'), entry_id);
        onEnded();
      },
      onError: (error) => toast.error(explainError(i18n, error)),
      onSettled: () => setAsking(false),
    });
  return (
    <Panel title={t('Actions')}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" variant="secondary" href={paths.voucher({ id: 'new', copy: voucher.id })}>
          {t('Copy')}
        </ButtonLink>
        {voucher.state !== 'ended' && (
          <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
            {t('End now')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('End {name} now?', { name: voucher.code })}
        text={t('It can no longer be used, not even by shoppers who collected it. You can take it back.')}
        answers={{ cancel: t('Back'), confirm: t('End now') }}
        busy={end.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={handleEnd}
      />
    </Panel>
  );
}

/** How often a voucher was used, and by which orders. */
export function VoucherUses({ voucher }: { voucher: ManagedVoucher }) {
  const { t, number } = useI18n();
  const { used_count, usage_limit, collected, saved_amount, currency, uses } = voucher;
  return (
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
      <ul className="grid gap-3 border-t border-line pt-3 text-sm empty:hidden">
        {uses?.map(({ code, amount, created_at, is_cancelled }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-3">
            <TextLink href={paths.order({ code })} strong>
              <bdi dir="ltr">{code}</bdi>
            </TextLink>
            <Money amount={amount} currency={currency} />
            <span className="basis-full text-xs text-ink-muted">
              <Moment at={created_at} /> {is_cancelled && t('Cancelled')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
