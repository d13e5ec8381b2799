import type { Banner } from '../../../lib/answers/answers.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { BannerCard } from './banner-card.tsx';

export function Ads({ ads }: { ads: readonly Banner[] }) {
  const { t } = useI18n();
  if (ads.length === 0) return null;
  return (
    <section aria-label={t('More to discover')} className={classNames('grid gap-3 sm:gap-4', ads.length > 1 && 'md:grid-cols-2')}>
      {ads.map((ad) => (
        <BannerCard key={ad.id} banner={ad} kind="ad" level={2} />
      ))}
    </section>
  );
}
