import type { Picture as Files } from '@souk/contract/fields';
import { Picture } from '../ui/picture.tsx';
import { pictureSource } from './picture-source.ts';

type ProductThumbProps = { product: { picture: Files | null; thumbnail: string | null }; className?: string };

/** A product's small picture beside its name; `className` gives its size. */
export function ProductThumb({ product: { picture, thumbnail }, className = 'size-16' }: ProductThumbProps) {
  const source = picture ? pictureSource(picture) : thumbnail && { src: thumbnail, width: 640, height: 640 };
  return (
    <span className={`block shrink-0 overflow-hidden rounded-md bg-tint ${className}`}>
      {source && <Picture source={source} alt="" sizes="72px" className="aspect-square" />}
    </span>
  );
}
