import { PasswordForm } from '../../features/identity/profile/password-form.tsx';
import { SessionList } from '../../features/identity/profile/session-list.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';

export function Component() {
  const { t } = useI18n();
  return (
    <>
      <PageHead title={t('Change Password')} noIndex />
      <h1 className="mb-3 text-xl">{t('Change Password')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PasswordForm />
        <SessionList />
      </div>
    </>
  );
}
