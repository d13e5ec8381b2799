import { Note } from '@souk/ui/feedback/note.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';
import { useSellerMe } from '../seller-session.ts';
import { onboardingQuery } from '../shop/queries.ts';

/** Explains that nobody can buy from a closed shop, and when a shop on holiday delivers. */
export function SellingNote() {
  const { t, date } = useServices().i18n;
  const { is_open, back_on } = useSellerMe().shop;
  if (!is_open) return <ClosedNote />;
  if (back_on === null) return null;
  return (
    <Note>
      {t('Your shop is on holiday, back on {date}. Shoppers can still buy, and deliveries begin on that day.', { date: date(back_on) })}
    </Note>
  );
}

function ClosedNote() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const onboarding = useQuery(onboardingQuery(api));
  return (
    <Note tone="warn">
      {t('Your shop is closed, so shoppers cannot buy now. What is ready for sale is on sale once your shop is open.')}{' '}
      {onboarding.data?.awaits_opening && (
        <Link href={sellerPaths.today()} className="font-semibold text-accent hover:underline">
          {t('Open your shop')}
        </Link>
      )}
    </Note>
  );
}
