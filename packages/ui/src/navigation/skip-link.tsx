import type { ReactNode } from 'react';
import { useText } from '../ui-context.tsx';

/** The first focusable element: skips the header to the element with this id. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const text = useText();
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-0 z-50 -translate-y-[150%] rounded-b-md bg-inverse px-4 py-3 font-semibold text-on-inverse transition-transform focus:translate-y-0"
    >
      {text('Skip to content')}
    </a>
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
