import type { SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import type { MessageChannelState } from '@souk/contract/back-office/settings/system';
import { Badge } from '@souk/ui/badge.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { channelsQuery } from '../../features/site-lists/queries.ts';
import { RowDialog } from '../../features/site-lists/row-dialog.tsx';
import { SiteList } from '../../features/site-lists/site-list.tsx';
import { Moment } from '../../lib/moment.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';

/** Payment gateways and message channels with their state. Their secrets stay in the environment. */
export function PaymentsPage() {
  const { t } = useI18n();
  const [editing, setEditing] = useState<SiteListRow>();
  const showUndo = useUndoToast();
  return (
    <>
      <PageHeader title={t('Payments and messages')} />
      <SettingsTabs value="payments" />
      <h2 className="text-lg font-bold">{t('Payment gateways')}</h2>
      <SiteList
        list="gateways"
        label={t('Payment gateways')}
        none={t('No gateway is configured. Set its keys in the environment, and it appears here with the next start.')}
        nameOf={({ key, title, logo }) => (
          <>
            {logo && <img src={logo} alt="" className="h-5 max-w-16 object-contain" />}
            <bdi>{title}</bdi>
            <code dir="ltr" className="text-xs font-normal text-ink-muted">
              {key}
            </code>
          </>
        )}
        factsOf={({ is_configured, failed_at }) => (
          <>
            <State isOn={is_configured === true} />
            {failed_at && (
              <span>
                {t('Last failed payment')}: <Moment at={failed_at} />
              </span>
            )}
          </>
        )}
        onEdit={setEditing}
      />
      <Channels />
      <NounHistory noun="gateway" />
      {editing && (
        <RowDialog
          list="gateways"
          row={editing}
          title={t('Payment gateway')}
          languages={[]}
          onClose={() => setEditing(undefined)}
          onDone={(entry) => {
            setEditing(undefined);
            showUndo(t('Saved'), entry);
          }}
        />
      )}
    </>
  );
}

function State({ isOn }: { isOn: boolean }) {
  const { t } = useI18n();
  return isOn ? <Badge tone="success">{t('Configured')}</Badge> : <Badge tone="warn">{t('Not configured')}</Badge>;
}

const channelNames: Readonly<Record<string, string>> = { smtp: 'SMTP', whatsapp: 'WhatsApp', twilio: 'Twilio' };

function Channels() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const channels = useQuery(channelsQuery(api));
  return (
    <Panel title={t('Message channels')}>
      <p className="text-sm text-ink-muted">
        {t('Codes and messages go by the first channel that reaches the person. MESSAGE_CHANNEL names them.')}
      </p>
      {channels.isPending && <Skeleton className="h-24 rounded-lg" />}
      {channels.isError && !channels.data && (
        <ErrorState
          title={t('The list could not be loaded')}
          text={explainError(i18n, channels.error)}
          onRetry={() => channels.refetch()}
        />
      )}
      <ul aria-label={t('Message channels')} className="grid divide-y divide-line text-sm">
        {channels.data?.map((channel) => (
          <Channel key={channel.name} channel={channel} />
        ))}
      </ul>
    </Panel>
  );
}

function Channel({ channel: { name, is_configured, carries, out_since, failed_at } }: { channel: MessageChannelState }) {
  const { t, list } = useI18n();
  const ways = carries.map((way) => (way === 'phone' ? t('Phone') : t('Mail')));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <span className="font-semibold">{name === 'console' ? t('Log of the server') : channelNames[name]}</span>
      <State isOn={is_configured} />
      <span className="text-xs text-ink-muted">{list(ways)}</span>
      {out_since && failed_at && (
        <span className="text-xs text-sale-text">
          {t('Fails since')} <Moment at={out_since} />, {t('last')} <Moment at={failed_at} />
        </span>
      )}
    </li>
  );
}
