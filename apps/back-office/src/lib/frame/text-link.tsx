import { classNames } from '@souk/ui/class-names.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import type { ReactNode } from 'react';

type TextLinkProps = { href: string; strong?: boolean; className?: string; children: ReactNode };

/** A link that is no part of a sentence: on a touch screen it is as large as a finger needs. */
export function TextLink({ href, strong, className, children }: TextLinkProps) {
  return (
    <Link
      href={href}
      className={classNames(
        'inline-flex min-w-0 items-center justify-self-start text-accent hover:underline wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        strong && 'font-semibold',
        className,
      )}
    >
      {children}
    </Link>
  );
}
