import type { Banner } from '../../../lib/answers/answers.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Link } from '../../../ui/ui-context.tsx';

type BannerKind = 'hero' | 'side' | 'ad';
type BannerCardProps = { banner: Banner; kind: BannerKind; priority?: boolean | undefined; level: 2 | 3 };

/** Banner pictures are calm where the reading starts; what they show stands at the end. */
const atTheEnd = 'object-[86%_50%] rtl:object-[14%_50%]';

/** Letters so large that no line stands beside a picture: the words have the place alone. */
const plain = 'max-[18rem]:aspect-auto';
const unseen = 'max-[18rem]:hidden';

const looks = {
  hero: {
    frame: 'h-[27rem] max-[18rem]:h-auto max-[18rem]:min-h-[27rem] sm:h-full sm:aspect-2/1 lg:aspect-5/2 lg:min-h-[21rem]',
    // On a phone the words stand above the picture, which fades into their ground.
    picture:
      'absolute! inset-x-0 bottom-0 h-[58%]! sm:h-full! max-sm:mask-[linear-gradient(transparent,black_35%)] object-[88%_50%] rtl:object-[12%_50%] sm:object-[86%_50%] sm:rtl:object-[14%_50%]',
    words: 'p-6 gap-3 sm:max-w-[52%] sm:justify-center sm:p-8 lg:max-w-[47%] lg:py-6 lg:ps-10 lg:pe-0',
    title: 'text-[1.75rem] leading-(--leading-2xl) sm:text-[clamp(1.625rem,0.4rem+3cqi,2.5rem)]',
    text: 'text-base xl:text-lg',
    sizes: '(min-width: 80rem) 58rem, (min-width: 64rem) 70vw, (min-width: 40rem) 100vw, 150vw',
    button: 'primary',
  },
  side: {
    frame: `aspect-5/2 ${plain} sm:aspect-2/1 lg:aspect-auto`,
    picture: `absolute! inset-0 h-full! ${unseen} ${atTheEnd} lg:max-xl:object-[80%_50%] lg:max-xl:rtl:object-[20%_50%]`,
    words: 'max-w-[56%] max-[18rem]:max-w-full justify-center gap-1 p-5 sm:max-w-[49%] sm:pe-0',
    title: 'text-lg',
    text: 'text-sm max-sm:sr-only lg:max-xl:sr-only',
    sizes: '(min-width: 80rem) 22rem, (min-width: 64rem) 27vw, (min-width: 40rem) 47vw, 95vw',
    button: 'text',
  },
  ad: {
    frame: `aspect-9/4 ${plain} sm:aspect-7/2 md:max-lg:aspect-5/2`,
    picture: `absolute! inset-0 h-full! ${unseen} ${atTheEnd} max-sm:object-[70%_50%] max-sm:rtl:object-[30%_50%]`,
    words: 'max-w-[58%] max-[18rem]:max-w-full justify-center gap-1 p-5 sm:max-w-[47%] sm:p-6 sm:pe-0',
    title: 'text-lg',
    text: 'text-sm max-sm:sr-only md:max-lg:sr-only',
    sizes: '(min-width: 80rem) 40rem, (min-width: 48rem) 48vw, 150vw',
    button: 'text',
  },
} as const;

/** A banner with its words. The pictures are bright scenes, so the words keep to the light scheme. */
export function BannerCard({ banner, kind, priority, level }: BannerCardProps) {
  const look = looks[kind];
  const Title = `h${level}` as const;
  return (
    <article
      className={classNames(
        'group/banner @container relative isolate flex min-h-fit overflow-hidden rounded-xl bg-tint text-ink [color-scheme:light]',
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
      {/* Whatever picture is hung here, the words stay readable. */}
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[linear-gradient(calc(90deg*var(--dir)),color-mix(in_srgb,var(--color-ground)_60%,transparent),transparent_54%)] max-sm:hidden"
      />
      <div className={classNames('flex w-full flex-col items-start', look.words)}>
        <Title className={classNames('font-bold', look.title)}>{banner.title}</Title>
        {banner.subtitle && <p className={look.text}>{banner.subtitle}</p>}
        {banner.link && <BannerLink banner={banner} link={banner.link} look={look.button} />}
      </div>
    </article>
  );
}

/** Its words are the link's name; all of the banner is its area. */
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
