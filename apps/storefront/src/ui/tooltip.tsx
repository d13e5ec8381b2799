import type { ReactNode } from 'react';

/** A word or two beside what is pointed at or focused. Never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="tooltip relative inline-flex">
      {children}
      <span role="tooltip" aria-hidden="true" className="z-20 w-max max-w-56 rounded-sm bg-inverse px-2.5 py-1 text-xs text-on-inverse">
        {text}
      </span>
    </span>
  );
}
