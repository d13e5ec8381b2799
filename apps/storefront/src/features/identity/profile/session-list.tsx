import { failureText } from '@souk/client/api/api-error.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Session } from '@souk/contract/identity';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { identityQueries } from '../queries.ts';
import { parseDeviceName } from './device-name.ts';
import { useEndSessions } from './mutations.ts';

export function SessionList() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data: sessions, error, isFetching, refetch } = useQuery(identityQueries.sessions(api));
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  if (sessions === null) return null;
  return (
    <section aria-labelledby="sessions" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="text-lg">
          {t('Where you are signed in')}
        </h2>
        {sessions && sessions.length > 1 && (
          <Button variant="secondary" size="sm" onClick={() => setEnding('others')}>
            {t('Sign out all other devices')}
          </Button>
        )}
      </div>
      {sessions ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          kind="inline"
          title={t('Your devices could not be loaded')}
          text={failureText(i18n, error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SessionsSkeleton />
      )}
      <SignOutDialog ending={ending} onDone={() => setEnding(null)} />
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const i18n = useI18n();
  const { t, moment } = i18n;
  const Icon = parseDeviceName(session.device).isHandheld ? Smartphone : Monitor;
  const name = formatDevice(i18n, session.device);
  return (
    <li className="flex items-center gap-4 p-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.is_current && <Badge tone="success">{t('This device')}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {t('Last used')} <time dateTime={session.last_used_at}>{moment(session.last_used_at)}</time>
        </p>
      </div>
      {!session.is_current && (
        <Button variant="text" className="min-h-11" aria-label={t('Sign out {device}', { device: name })} onClick={onEnd}>
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}

function SignOutDialog({ ending, onDone }: { ending: Session | 'others' | null; onDone: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { end, isEnding } = useEndSessions({ onSettled: onDone });
  return (
    <ConfirmDialog
      open={ending !== null}
      title={ending === 'others' ? t('Sign out all other devices?') : t('Sign out this device?')}
      text={
        ending === null || ending === 'others'
          ? t('You will only be signed in on this device.')
          : t('You will be signed out on {device}.', { device: formatDevice(i18n, ending.device) })
      }
      answers={{ cancel: t('Cancel'), confirm: t('Sign out') }}
      busy={isEnding}
      onCancel={onDone}
      onConfirm={() => ending && end(ending)}
    />
  );
}

function formatDevice({ t }: I18n, agent: string): string {
  const { browser, system } = parseDeviceName(agent);
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('Unknown device');
}

function SessionsSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line rounded-lg border border-line bg-surface">
      {['first', 'second'].map((key) => (
        <div key={key} className="flex items-center gap-4 p-4">
          <Skeleton className="size-6" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        </div>
      ))}
    </div>
  );
}
