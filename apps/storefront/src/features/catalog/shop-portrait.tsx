import type { ShopCard } from '../../lib/answers/answers.ts';
import { pictureSource } from '../../lib/picture-source.ts';
import { ArchFrame } from '../../ui/arch-frame.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';

type ShopPortraitProps = { shop: Pick<ShopCard, 'name' | 'logo' | 'logo_picture'>; className?: string | undefined };

/** A shop's sign in its arch, with an edge of the ground it stands before; its first letter where it has none. */
export function ShopPortrait({ shop, className }: ShopPortraitProps) {
  return (
    <span className={classNames('arch block bg-surface p-1', className)}>
      <ArchFrame>
        <Sign shop={shop} />
      </ArchFrame>
    </span>
  );
}

function Sign({ shop }: Pick<ShopPortraitProps, 'shop'>) {
  if (shop.logo_picture) return <Picture source={pictureSource(shop.logo_picture)} alt="" sizes="7rem" className="size-full!" />;
  if (shop.logo) return <Picture source={{ src: shop.logo, width: 400, height: 400 }} alt="" sizes="7rem" className="size-full!" />;
  return (
    <span aria-hidden="true" className="grid place-items-center bg-primary text-xl font-bold text-on-primary">
      {Array.from(shop.name)[0]}
    </span>
  );
}
