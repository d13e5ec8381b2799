import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** For a screen that needs to know who is here; once they have signed in, the screen itself goes on. */
export function SignInFirst({ title, text }: { title: string; text: string }) {
  const { whenSignedIn } = useServices();
  const { t } = useI18n();
  return (
    <div className="page-width pb-12">
      <EmptyState
        level={1}
        drawing="key"
        title={title}
        text={text}
        action={{ label: t('Login'), onPress: () => whenSignedIn(() => undefined) }}
      />
    </div>
  );
}
