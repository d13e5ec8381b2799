import type { CallAnswer } from '@souk/contract/calls';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useMembersLink } from '../../../lib/services/use-members-link.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ContactWays } from '../contact/contact-ways.tsx';

/** Where no answer helps: tickets for whoever is signed in, a form, and every other way to a person. */
export function HelpContact({ contact }: { contact: CallAnswer<'GET /contact-us'> | undefined }) {
  const { t } = useI18n();
  const tickets = useMembersLink(paths.supportTickets());
  return (
    <section
      aria-labelledby="help-contact"
      className="lattice grid gap-x-12 gap-y-8 rounded-xl bg-tint p-6 [--lattice-strength:0.035] sm:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 id="help-contact" className="text-xl">
          {t('Still looking?')}
        </h2>
        <p className="mt-2 max-w-md text-ink-muted">
          {t('Open a ticket about an order and the shop sees it too. For anything else, write, call, or come by.')}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink {...tickets}>{t('Your support tickets')}</ButtonLink>
          <ButtonLink href={paths.contactUs()} variant="secondary">
            {t('Write to us')}
          </ButtonLink>
        </div>
      </div>
      {contact && <ContactWays contact={contact} className="grid gap-x-6 sm:grid-cols-2" />}
    </section>
  );
}
