import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { classNames } from './class-names.ts';

/** One picture in all its files. */
export type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** Lists of files with their widths, as `srcset` takes them. */
  avif?: string | undefined;
  webp?: string | undefined;
  /** A tiny picture as a data URL, shown blurred until the real one is there. */
  preview?: string | undefined;
};
type PictureProps = {
  source: PictureSource;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute takes it. */
  sizes: string;
  /** The first screen's main picture: fetched at once, before anything else. */
  priority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** A picture that knows its size, brings the smallest good file, and starts from a blurred preview. */
export function Picture({ source, alt, sizes, priority = false, fit = 'cover', className, style }: PictureProps) {
  // In the head it is found before the styles and whatever stands above it have been read; the type keeps browsers out that cannot show it.
  if (priority && source.avif)
    preload(source.src, { as: 'image', type: 'image/avif', imageSrcSet: source.avif, imageSizes: sizes, fetchPriority: 'high' });
  const preview = source.preview ? { backgroundImage: `url("${source.preview}")` } : undefined;
  return (
    <picture className="contents">
      {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
      {source.webp && <source type="image/webp" srcSet={source.webp} sizes={sizes} />}
      <img
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        style={{ ...preview, ...style }}
        className={classNames('h-auto w-full bg-tint bg-cover bg-center', fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      />
    </picture>
  );
}
