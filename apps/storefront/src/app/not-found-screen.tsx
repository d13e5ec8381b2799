import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { ButtonLink } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { useLocation } from 'react-router';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useI18n, useSettings } from '../lib/services/services-context.tsx';

/** The screen for a missing address, product, shop, … with links onward. */
export function NotFoundScreen() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  if (pathname === paths.home()) return <BareHome />;
  const thing = missingThing(pathname, t);
  if (thing) return <MissingThing {...thing} />;
  return (
    <div className="page-width pb-12">
      <PageHead title={t('Page not found')} noIndex />
      <EmptyState
        level={1}
        illustration="lost"
        title={t('Page not found')}
        text={t('It may have moved, or the product may no longer be available.')}
        action={{ label: t('Go to the home page'), href: paths.home() }}
      />
      <p className="-mt-6 flex flex-wrap justify-center gap-x-6">
        <ButtonLink variant="text" href={paths.products()}>
          {t('All products')}
        </ButtonLink>
        <ButtonLink variant="text" href={paths.categories()}>
          {t('Categories')}
        </ButtonLink>
      </p>
    </div>
  );
}

type Missing = { title: string; label: string; href: string };

/** A missing order, ticket, conversation or address, with a link to the list that it would be in. */
function missingThing(pathname: string, t: I18n['t']): Missing | undefined {
  const order = { title: t('This order does not exist'), label: t('Order History'), href: paths.orderHistory() };
  const link = { title: t('This link is not valid'), label: t('Order History'), href: paths.orderHistory() };
  const ticket = { title: t('This ticket does not exist'), label: t('Support Ticket'), href: paths.supportTickets() };
  const conversation = { title: t('This conversation does not exist'), label: t('Messages'), href: paths.messages() };
  const address = { title: t('This address does not exist'), label: t('Manage Address'), href: paths.addresses() };
  const things: readonly [string, Missing][] = [
    ['/order-history/', order],
    ['/order-confirm/', order],
    ['/order-link/', link],
    ['/support-ticket/', ticket],
    ['/messages/', conversation],
    ['/manage-address/', address],
  ];
  return things.find(([start]) => pathname.startsWith(start))?.[1];
}

function MissingThing({ title, label, href }: Missing) {
  const { t } = useI18n();
  return (
    <div className="page-width pb-12">
      <PageHead title={title} noIndex />
      <EmptyState
        level={1}
        illustration="lost"
        title={title}
        text={t('The link may be incomplete, or it belongs to another account.')}
        action={{ label, href }}
      />
    </div>
  );
}

/** The home page of a server that has no home content. */
function BareHome() {
  const { t } = useI18n();
  const appName = useSettings((state) => state.appName);
  return (
    <div className="page-width pb-12">
      <PageHead />
      <EmptyState
        level={1}
        illustration="door"
        title={appName || t('Home')}
        text={t('Discover products and shops.')}
        action={{ label: t('All products'), href: paths.products() }}
      />
      <p className="-mt-6 flex flex-wrap justify-center gap-x-6">
        <ButtonLink variant="text" href={paths.categories()}>
          {t('Categories')}
        </ButtonLink>
      </p>
    </div>
  );
}
