import { Picture, type PictureSource } from './picture.tsx';

type ThumbProps = { source: PictureSource | undefined; className?: string | undefined };

/** A small square picture beside a name, 64 px unless `className` gives another size; a quiet square where there is none. */
export function Thumb({ source, className = 'size-16' }: ThumbProps) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-md bg-tint ${className}`}>
      {source && <Picture source={source} alt="" sizes="72px" className="aspect-square" />}
    </span>
  );
}
