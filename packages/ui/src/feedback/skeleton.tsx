import { classNames } from '../class-names.ts';

/** A placeholder for loading content; classes give its size and radius. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={classNames('h-3.5 rounded-sm', index === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </span>
  );
}

/** React keys for the items of a skeleton. */
export function skeletonKeys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `placeholder-${index}`);
}
