import { Picture } from '@souk/ui/picture.tsx';
import { Image } from 'lucide-react';
import { type PictureFiles, type PicturePlace, pictureSource } from '../../lib/picture-source.ts';

type CatalogPictureProps = {
  item: { picture: PictureFiles | null; thumbnail: string | null };
  sizes: string;
  place?: PicturePlace | undefined;
  priority?: boolean | undefined;
  /** The dimensions assumed for a thumbnail: other servers of these calls send its URL and nothing else. */
  width?: number;
  height?: number;
};

/** The picture of a product or category, or a placeholder. Decorative: the name is always next to it. */
export function CatalogPicture({ item, sizes, place = 'card', priority, width = 640, height = 640 }: CatalogPictureProps) {
  const source = item.picture ? pictureSource(item.picture, place) : item.thumbnail && { src: item.thumbnail, width, height };
  if (!source) return <PicturePlaceholder />;
  return <Picture source={source} alt="" sizes={sizes} priority={priority} className="size-full!" />;
}

export function PicturePlaceholder() {
  return (
    <span className="lattice grid size-full place-items-center bg-tint text-ink-faint">
      <Image aria-hidden="true" className="size-8" />
    </span>
  );
}
