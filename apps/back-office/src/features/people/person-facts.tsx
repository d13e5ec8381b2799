import type { ManagedPerson } from '@souk/contract/back-office/people';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { useMay } from '../../app/session.ts';
import { Fact } from '../../lib/fact.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { useI18n } from '../../lib/services.tsx';
import { useChangePerson } from './queries.ts';

/** How a person can be reached, since when they are here, and their membership. */
export function PersonFacts({ managed: { person, membership } }: { managed: ManagedPerson }) {
  const { t } = useI18n();
  return (
    <Panel title={t('Details')}>
      <dl className="grid gap-3 text-sm">
        <Contact label={t('Phone number')} value={person.phone} isVerified={person.phone_verified} />
        <Contact label={t('Mail address')} value={person.email} isVerified={person.email_verified} />
        <Fact label={t('Account since')}>
          <Moment at={person.created_at} />
        </Fact>
        {person.blocked_at && (
          <Fact label={t('Blocked since')}>
            <Moment at={person.blocked_at} />
          </Fact>
        )}
        <Fact label={t('Membership')}>{membership?.plan ?? t('None')}</Fact>
      </dl>
    </Panel>
  );
}

function Contact({ label, value, isVerified }: { label: string; value: string | null; isVerified: boolean }) {
  const { t } = useI18n();
  return (
    <Fact label={label}>
      {value ? (
        <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
          <bdi dir="ltr">{value}</bdi>
          <Badge tone={isVerified ? 'success' : 'neutral'}>{isVerified ? t('Verified') : t('Not verified')}</Badge>
        </span>
      ) : (
        t('None')
      )}
    </Fact>
  );
}

/** The devices of a person. */
export function PersonDevices({ managed: { person, sessions } }: { managed: ManagedPerson }) {
  const { t } = useI18n();
  const mayWrite = useMay('people:write');
  const change = useChangePerson();
  const endSession = (session_id: number) =>
    change.mutate({
      run: (api) => api.call('POST /admin/people/{id}/sessions/{session_id}/end', { params: { id: person.id, session_id } }),
      done: t('Signed out on one device'),
    });
  return (
    <Panel title={t('Signed in on')}>
      {sessions.length === 0 && <p className="text-sm text-ink-muted">{t('No device')}</p>}
      <ul className="grid gap-2 text-sm empty:hidden">
        {sessions.map(({ id, device, last_used_at }) => (
          <li key={id} className="flex items-start justify-between gap-3">
            <span className="grid min-w-0">
              <span className="wrap-anywhere">{device || t('Unknown device')}</span>
              <span className="text-xs text-ink-muted">
                {t('Last used')}: <Moment at={last_used_at} />
              </span>
            </span>
            {mayWrite && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('Sign out on {device}', { device: device || t('Unknown device') })}
                busy={change.isPending}
                onClick={() => endSession(id)}
              >
                {t('Sign out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
