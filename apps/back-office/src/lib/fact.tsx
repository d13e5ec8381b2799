import type { ReactNode } from 'react';
import { TextLink } from './frame/text-link.tsx';

/** A term of a description list with its value. */
export function Fact({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A value that leads to its page. */
export function FactLink({ href, text }: { href: string; text: string }) {
  return (
    <TextLink href={href} strong>
      <bdi>{text}</bdi>
    </TextLink>
  );
}
