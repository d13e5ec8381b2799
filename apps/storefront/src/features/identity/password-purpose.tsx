import { useI18n } from '../../lib/services/services-context.tsx';

/** Nobody logs in with a password here, so the screens that set one say what it is for. */
export function PasswordPurpose() {
  const { t } = useI18n();
  return (
    <p className="text-sm text-ink-muted">
      {t('You do not need a password to log in: a one-time code is enough. A password is asked for only when you change it.')}
    </p>
  );
}
