import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import type { SceneName } from './scene.tsx';

/** Most visits see none of them, so no page waits for their lines; and a drawing that cannot come must not break what it stands in. */
const Scene = lazy(async (): Promise<{ default: ComponentType<{ name: SceneName }> }> => {
  try {
    return { default: (await import('./scene.tsx')).Scene };
  } catch {
    return { default: NoScene };
  }
});

function NoScene(): null {
  return null;
}

/** A drawing in the house's hand, whose lines are loaded. */
export function Drawing({ name, className }: { name: SceneName; className?: string | undefined }) {
  return (
    <DrawingFrame className={className}>
      <Suspense>
        <Scene name={name} />
      </Suspense>
    </DrawingFrame>
  );
}

/** What all of them share: one line, one arch behind it, one warm detail. */
export function DrawingFrame({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 200 172"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('h-auto stroke-ink', className)}
    >
      <path
        d="M40 156V72c0-22 12-34 31-43 15-7 24-11 29-19 5 8 14 12 29 19 19 9 31 21 31 43v84z"
        className="fill-primary-soft stroke-none"
      />
      <path
        d="M49 156V76c0-18 10-28 26-36 12-6 20-10 25-17 5 7 13 11 25 17 16 8 26 18 26 36v80"
        strokeWidth="1.25"
        className="stroke-primary opacity-35"
      />
      {children}
      <path d="M14 156h172" />
      <path d="M30 165h26M72 165h64M150 165h14" strokeWidth="1.75" className="stroke-line-strong" />
    </svg>
  );
}
