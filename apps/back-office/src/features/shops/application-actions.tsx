import type { ManagedApplication } from '@souk/contract/back-office/shops';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { useState } from 'react';
import type { ContentLanguage } from '../../lib/forms/language-fields.tsx';
import { ReasonDialog } from '../../lib/forms/reason-dialog.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { type ApplicationAnswer, useAnswerApplication } from './queries.ts';
import { ApplicationBadge } from './shop-words.tsx';

type ApplicationActionsProps = { application: ManagedApplication; language: ContentLanguage | undefined; mayWrite: boolean };

/** Approves or declines an application; afterwards shows what was answered. */
export function ApplicationActions({ application, language, mayWrite }: ApplicationActionsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [asking, setAsking] = useState<'approve' | 'decline'>();
  const answer = useAnswerApplication(application.id);
  const { status, shop, reason, shop_name } = application;

  function handleAnswer(given: ApplicationAnswer) {
    answer.mutate(given, {
      onSuccess: () =>
        toast.success(given.kind === 'approve' ? t('The shop is created, and the applicant is notified') : t('The applicant is notified')),
      onError: (error) => toast.error(explainError(i18n, error)),
      onSettled: () => setAsking(undefined),
    });
  }
  return (
    <Panel title={t('Answer')}>
      <p>
        <ApplicationBadge status={status} />
      </p>
      {shop && (
        <Link href={paths.shop(shop)} className="text-sm font-semibold text-accent hover:underline">
          {t('Show the shop')}
        </Link>
      )}
      {reason && (
        <p dir="auto" className="text-sm whitespace-pre-line text-ink-muted wrap-anywhere">
          {reason}
        </p>
      )}
      {status === 'pending' && mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setAsking('approve')}>
            {t('Approve')}
          </Button>
          <Button size="sm" variant="danger" onClick={() => setAsking('decline')}>
            {t('Decline')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking === 'approve'}
        title={t('Approve {name}?', { name: shop_name })}
        text={t(
          'The shop gets the name, story, address and pictures of the application, and opens when its owner has done the checklist. The applicant is notified at once, so this cannot be undone.',
        )}
        answers={{ cancel: t('Back'), confirm: t('Approve') }}
        busy={answer.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => handleAnswer({ kind: 'approve' })}
      />
      {asking === 'decline' && (
        <ReasonDialog
          title={t('Decline {name}?', { name: shop_name })}
          action={t('Decline')}
          hint={t('Part of the message to the applicant. Write it in their language: {language}.', {
            language: language?.title ?? 'English',
          })}
          missing={t('A reason is needed: the applicant reads it')}
          maxLength={500}
          language={language}
          busy={answer.isPending}
          onClose={() => setAsking(undefined)}
          onConfirm={(given) => handleAnswer({ kind: 'decline', reason: given })}
        />
      )}
    </Panel>
  );
}
