import { classNames } from './class-names.ts';

type AvatarProps = { name: string; src?: string | null | undefined; className?: string | undefined };

/** A round picture, or initials without one. `className` sets the size. */
export function Avatar({ name, src, className }: AvatarProps) {
  const look = classNames('shrink-0 rounded-full bg-primary-soft object-cover', className ?? 'size-11');
  if (src) return <img src={src} alt="" loading="lazy" decoding="async" className={look} />;
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={classNames('grid place-items-center font-semibold text-on-primary-soft before:content-[attr(data-initials)]', look)}
    />
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
