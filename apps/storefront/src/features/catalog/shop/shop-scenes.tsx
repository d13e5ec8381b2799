import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { Shop } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

const sizes = '(min-width: 84rem) 28rem, (min-width: 40rem) 33vw, 70vw';

/** Best-selling products in use: on a phone a row that scrolls sideways. */
export function ShopScenes({ scenes: given }: { scenes: Shop['scenes'] }) {
  const { t } = useI18n();
  // Another server may send one without an address.
  const scenes = given.filter(({ picture }) => picture.src);
  if (scenes.length === 0) return null;
  return (
    <ul
      aria-label={t('Best sellers of this shop')}
      className="no-scrollbar -mx-(--gutter) grid snap-x auto-cols-[72%] grid-flow-col gap-3 overflow-x-auto px-(--gutter) sm:mx-0 sm:auto-cols-fr sm:gap-4 sm:px-0"
    >
      {scenes.map(({ product_id, name, picture }) => (
        <li key={product_id} className="group/card relative grid snap-start overflow-hidden rounded-lg bg-tint *:[grid-area:1/1]">
          <div className="aspect-4/3 overflow-hidden">
            <Picture source={pictureSource(picture)} alt="" sizes={sizes} className="card-zoom size-full!" />
          </div>
          <p className="picture-caption relative self-end px-4 pt-10 pb-3 text-sm font-semibold">
            <Link href={paths.product({ id: product_id })} className="card-link after:z-10">
              {name}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
