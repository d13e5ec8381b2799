import type { CSSProperties, ReactNode } from 'react';
import { preload } from 'react-dom';
import { classNames } from './class-names.ts';

/** A picture in all its files. */
type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** Files with their widths, as `srcset` takes them. Older browsers without AVIF show `src`. */
  avif?: string | undefined;
  /** A tiny data URL, shown blurred while the picture loads. */
  preview?: string | undefined;
};
type PictureProps = {
  source: PictureSource;
  alt: string;
  /** The displayed width, as the `sizes` attribute takes it. */
  sizes: string;
  /** For the main picture of the first screen: fetched before anything else. */
  priority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** A responsive picture with a fixed ratio and a blurred preview. */
export function Picture({ source, alt, sizes, priority = false, fit = 'cover', className, style }: PictureProps) {
  // A preload link in the head is found before styles and markup are parsed; the type excludes browsers without AVIF.
  if (priority && source.avif)
    preload(source.src, { as: 'image', type: 'image/avif', imageSrcSet: source.avif, imageSizes: sizes, fetchPriority: 'high' });
  const preview = source.preview ? { backgroundImage: `url("${source.preview}")` } : undefined;
  return (
    <picture>
      {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
      <img
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={{ ...preview, ...style }}
        className={classNames('picture', fit === 'contain' && 'object-contain', className)}
      />
    </picture>
  );
}

type ArchFrameProps = {
  children: ReactNode;
  /** A thin line along the arch, for pictures as light as the page. */
  line?: boolean | undefined;
  /** Size and ratio; 4:5 by default. */
  className?: string | undefined;
};

/** A frame with a pointed arch, filled by its child. */
export function ArchFrame({ children, line = false, className }: ArchFrameProps) {
  const inner = <span className="arch arch-frame">{children}</span>;
  const ratio = className?.includes('aspect-') ? '' : 'aspect-4/5';
  return <span className={classNames('block', ratio, line && 'arch arch-line', className)}>{inner}</span>;
}

type ThumbProps = { source: PictureSource | undefined; className?: string | undefined };

/** A square thumbnail, 64 px by default; an empty square without a picture. */
export function Thumb({ source, className = 'size-16' }: ThumbProps) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-md bg-tint ${className}`}>
      {source && <Picture source={source} alt="" sizes="72px" className="aspect-square" />}
    </span>
  );
}
