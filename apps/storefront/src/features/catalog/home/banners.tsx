import { buttonClass } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Carousel } from '@souk/ui/layout/carousel.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { Banner } from '../../../lib/other-servers/answers.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

/** Long enough to read a slide twice. */
const autoplayMs = 7000;
const heroClass = 'grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2.6fr)_minmax(0,1fr)]';
const sideClass = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-1 lg:grid-rows-2';

type HeroProps = { banners: readonly Banner[]; sideBanners: readonly Banner[] | undefined; priority: boolean };

/** A carousel, with up to two banners next to it if the server sends side banners. */
export function Hero({ banners, sideBanners = [], priority }: HeroProps) {
  const { t } = useI18n();
  if (banners.length === 0) return null;
  return (
    <div className={classNames(sideBanners.length > 0 && heroClass)}>
      <Carousel label={t('Highlights')} autoplayMs={autoplayMs} className="rounded-xl">
        {banners.map((banner, index) => (
          <BannerCard key={banner.id} banner={banner} kind="hero" level={2} priority={priority && index === 0} />
        ))}
      </Carousel>
      {sideBanners.length > 0 && (
        <div className={sideClass}>
          {sideBanners.slice(0, 2).map((banner) => (
            <BannerCard key={banner.id} banner={banner} kind="side" level={2} />
          ))}
        </div>
      )}
    </div>
  );
}

export function HeroSkeleton() {
  return (
    <div className={heroClass}>
      <Skeleton className="h-[27rem] rounded-xl sm:aspect-2/1 sm:h-auto lg:aspect-5/2 lg:min-h-[21rem]" />
      <div className={sideClass}>
        <Skeleton className="aspect-5/2 rounded-xl sm:aspect-2/1 lg:aspect-auto" />
        <Skeleton className="aspect-5/2 rounded-xl sm:aspect-2/1 lg:aspect-auto" />
      </div>
    </div>
  );
}

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

type BannerKind = 'hero' | 'side' | 'ad';
type BannerCardProps = { banner: Banner; kind: BannerKind; priority?: boolean | undefined; level: 2 | 3 };

/** Banner pictures show their subject at the end side, so that text fits over the start. */
const subjectAtEnd = 'object-[86%_50%] rtl:object-[14%_50%]';

/** With very large text there is no room next to the picture, so it is hidden. */
const noRatio = 'max-[18rem]:aspect-auto';
const hiddenPicture = 'max-[18rem]:hidden';

const looks = {
  hero: {
    frame: 'h-[27rem] max-[18rem]:h-auto max-[18rem]:min-h-[27rem] sm:h-full sm:aspect-2/1 lg:aspect-5/2 lg:min-h-[21rem]',
    // On a phone the text is above the picture, which fades into its background.
    picture:
      'absolute! inset-x-0 bottom-0 h-[58%]! sm:h-full! max-sm:mask-[linear-gradient(transparent,black_35%)] object-[88%_50%] rtl:object-[12%_50%] sm:object-[86%_50%] sm:rtl:object-[14%_50%]',
    words: 'p-6 gap-3 sm:max-w-[52%] sm:justify-center sm:p-8 lg:max-w-[47%] lg:py-6 lg:ps-10 lg:pe-0',
    title: 'text-[1.75rem] leading-(--leading-2xl) sm:text-[clamp(1.625rem,0.4rem+3cqi,2.5rem)]',
    text: 'text-base xl:text-lg',
    sizes: '(min-width: 80rem) 58rem, (min-width: 64rem) 70vw, (min-width: 40rem) 100vw, 150vw',
    button: 'primary',
  },
  side: {
    frame: `aspect-5/2 ${noRatio} sm:aspect-2/1 lg:aspect-auto`,
    picture: `absolute! inset-0 h-full! ${hiddenPicture} ${subjectAtEnd} lg:max-xl:object-[80%_50%] lg:max-xl:rtl:object-[20%_50%]`,
    words: 'max-w-[56%] max-[18rem]:max-w-full justify-center gap-1 p-5 sm:max-w-[49%] sm:pe-0',
    title: 'text-lg',
    text: 'text-sm max-sm:sr-only lg:max-xl:sr-only',
    sizes: '(min-width: 80rem) 22rem, (min-width: 64rem) 27vw, (min-width: 40rem) 47vw, 95vw',
    button: 'text',
  },
  ad: {
    frame: `aspect-9/4 ${noRatio} sm:aspect-7/2 md:max-lg:aspect-5/2`,
    picture: `absolute! inset-0 h-full! ${hiddenPicture} ${subjectAtEnd} max-sm:object-[70%_50%] max-sm:rtl:object-[30%_50%]`,
    words: 'max-w-[58%] max-[18rem]:max-w-full justify-center gap-1 p-5 sm:max-w-[47%] sm:p-6 sm:pe-0',
    title: 'text-lg',
    text: 'text-sm max-sm:sr-only md:max-lg:sr-only',
    sizes: '(min-width: 80rem) 40rem, (min-width: 48rem) 48vw, 150vw',
    button: 'text',
  },
} as const;

/** In the dark scheme, `.banner` lights the picture as in the evening, so that the text is light. */
function BannerCard({ banner, kind, priority, level }: BannerCardProps) {
  const look = looks[kind];
  const Title = `h${level}` as const;
  return (
    <article
      className={classNames(
        'banner group/banner @container relative isolate flex min-h-fit overflow-hidden rounded-xl bg-tint text-ink',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-4 has-[a:focus-visible]:outline-accent',
        look.frame,
      )}
    >
      {banner.picture && (
        <Picture
          source={pictureSource(banner.picture)}
          alt={banner.picture.alt}
          sizes={look.sizes}
          priority={priority}
          className={classNames('-z-10', look.picture)}
        />
      )}
      {/* Makes the text readable on any picture. */}
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[linear-gradient(calc(90deg*var(--dir)),color-mix(in_srgb,var(--color-ground)_var(--banner-veil),transparent),transparent_54%)] max-sm:hidden forced-colors:hidden"
      />
      <div className={classNames('flex w-full flex-col items-start', look.words)}>
        <Title className={classNames('font-bold', look.title)}>{banner.title}</Title>
        {banner.subtitle && <p className={look.text}>{banner.subtitle}</p>}
        {banner.link && <BannerLink banner={banner} link={banner.link} look={look.button} />}
      </div>
    </article>
  );
}

/** The link covers the whole banner; its text is the button's, or the title for screen readers. */
function BannerLink({ banner, link, look }: { banner: Banner; link: string; look: 'primary' | 'text' }) {
  const plain = look === 'text';
  return (
    <Link
      href={link}
      className={classNames(
        'after:absolute after:inset-0 focus-visible:outline-none',
        banner.button ? (plain ? 'text-sm font-semibold text-accent underline-offset-4 group-hover/banner:underline' : 'mt-2') : 'sr-only',
      )}
    >
      {plain || !banner.button ? banner.button || banner.title : <span className={buttonClass({ size: 'lg' })}>{banner.button}</span>}
    </Link>
  );
}
