import type { CallAnswer } from '@souk/contract/calls';
import { Skeleton, SkeletonText } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ContactDetails, hasContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';

const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10';
const card = 'rounded-xl border border-line bg-surface p-5 sm:p-8';

/** Contact details and the contact form. */
export function ContactScreen({ contact }: { contact: CallAnswer<'GET /contact-us'> }) {
  const { t } = useI18n();
  const hasDetails = hasContactDetails(contact);
  return (
    <div className="pt-2 sm:pt-6">
      <h1 className="text-2xl">{t('Contact us')}</h1>
      <p className="mt-2 mb-8 max-w-2xl text-ink-muted">
        {t('We usually reply within one working day.')}{' '}
        <Link href={paths.support()} className="font-semibold text-accent underline underline-offset-4">
          {t('Check the FAQ first.')}
        </Link>
      </p>
      <div className={hasDetails ? columns : 'max-w-3xl'}>
        {hasDetails && (
          <section aria-labelledby="contact-ways" className="lattice rounded-xl bg-tint p-5 [--lattice-strength:0.035] sm:p-8">
            <h2 id="contact-ways" className="mb-2 text-xl">
              {t('Contact details')}
            </h2>
            <ContactDetails contact={contact} className="grid gap-x-6 sm:max-lg:grid-cols-2" />
          </section>
        )}
        <div className={card}>
          <ContactForm />
        </div>
      </div>
    </div>
  );
}

export function ContactSkeleton() {
  return (
    <div className="pt-2 sm:pt-6">
      <Skeleton className="h-12 w-64 max-w-full" />
      <Skeleton className="mt-4 mb-8 h-5 w-96 max-w-full rounded-sm" />
      <div className={columns}>
        <div className={card}>
          <SkeletonText lines={8} />
        </div>
        <div className={card}>
          <div className="grid gap-5">
            {['name', 'phone', 'subject', 'message'].map((field) => (
              <Skeleton key={field} className={field === 'message' ? 'h-32' : 'h-12'} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
