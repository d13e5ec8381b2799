import { useLocation } from 'react-router';
import type { I18n } from '../../lib/i18n/create-i18n.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** An address, a product, a shop, … that there is not, with three ways onward. */
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
        drawing="lost"
        title={t('Page not found')}
        text={t('It may have moved, or been sold for the last time. Plenty of other doors are open.')}
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

/** An order, a ticket or an address of an account that does not exist, or belongs to somebody else, with the way to the list. */
function missingThing(pathname: string, t: I18n['t']): Missing | undefined {
  const order = { title: t('This order does not exist'), label: t('Order History'), href: paths.orderHistory() };
  const ticket = { title: t('This ticket does not exist'), label: t('Support Ticket'), href: paths.supportTickets() };
  const address = { title: t('This address does not exist'), label: t('Manage Address'), href: paths.addresses() };
  const things: readonly [string, Missing][] = [
    ['/order-history/', order],
    ['/order-confirm/', order],
    ['/support-ticket/', ticket],
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
        drawing="lost"
        title={title}
        text={t('The link may be incomplete, or it belongs to another account.')}
        action={{ label, href }}
      />
    </div>
  );
}

/** There is always a home page: where the server has nothing to lay out on it, the ways in stand there. */
function BareHome() {
  const { t } = useI18n();
  const appName = useSettings((state) => state.appName);
  return (
    <div className="page-width pb-12">
      <PageHead />
      <EmptyState
        level={1}
        drawing="door"
        title={appName || t('Home')}
        text={t('Come in and look around.')}
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
