import type { ManagedPerson } from '@souk/contract/back-office/people';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Panel } from '../../lib/panel.tsx';
import { useI18n } from '../../lib/services.tsx';
import { useChangePerson } from './queries.ts';

type Asking = 'block' | 'sign-out' | 'erase';

/** The actions of an operator on a person, each with its effect before it is confirmed. */
export function PersonActions({ managed: { person, sessions } }: { managed: ManagedPerson }) {
  const { t } = useI18n();
  const [mayWrite, mayErase] = [useMay('people:write'), useMay('people:erase')];
  const [asking, setAsking] = useState<Asking>();
  const change = useChangePerson();
  const params = { id: person.id };
  const { name } = person;
  const changes = {
    block: { run: (api) => api.call('POST /admin/people/{id}/block', { params }), done: t('Person blocked') },
    unblock: { run: (api) => api.call('POST /admin/people/{id}/unblock', { params }), done: t('Person unblocked') },
    'sign-out': { run: (api) => api.call('POST /admin/people/{id}/sign-out', { params }), done: t('Signed out everywhere') },
    erase: { run: (api) => api.call('POST /admin/people/{id}/erase', { params }), done: t('Person erased') },
    export: {
      async run(api) {
        const { data } = await api.call('POST /admin/people/{id}/export', { params });
        downloadFile(data);
      },
      done: t('Data exported'),
    },
  } satisfies Record<string, Parameters<typeof change.mutate>[0]>;
  const questions = {
    block: {
      title: t('Block {name}?', { name }),
      text: t('They are signed out and cannot sign in any more. Their orders continue. You can take it back.'),
      confirm: t('Block'),
    },
    'sign-out': {
      title: t('Sign {name} out everywhere?', { name }),
      text: t('They sign in again with a code, and get a message about it.'),
      confirm: t('Sign out'),
    },
    erase: {
      title: t('Erase {name}?', { name }),
      text: t('All personal data is removed for good. Orders and payments stay without a name. This cannot be taken back.'),
      confirm: t('Erase'),
    },
  };
  if (person.erased_at || !(mayWrite || mayErase)) return null;
  return (
    <Panel title={t('Actions')}>
      <div className="flex flex-wrap gap-2">
        {mayWrite && (
          <>
            <Button size="sm" variant="secondary" disabled={sessions.length === 0} onClick={() => setAsking('sign-out')}>
              {t('Sign out everywhere')}
            </Button>
            {person.blocked_at ? (
              <Button size="sm" variant="secondary" busy={change.isPending} onClick={() => change.mutate(changes.unblock)}>
                {t('Unblock')}
              </Button>
            ) : (
              <Button size="sm" variant="secondary" onClick={() => setAsking('block')}>
                {t('Block')}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={() => change.mutate(changes.export)}>
              {t('Export data')}
            </Button>
          </>
        )}
        {mayErase && (
          <Button size="sm" variant="danger" onClick={() => setAsking('erase')}>
            {t('Erase')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={questions[asking ?? 'block'].title}
        text={questions[asking ?? 'block'].text}
        answers={{ cancel: t('Back'), confirm: questions[asking ?? 'block'].confirm }}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking) change.mutate(changes[asking]);
          setAsking(undefined);
        }}
      />
    </Panel>
  );
}

function downloadFile({ name, content }: { name: string; content: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
