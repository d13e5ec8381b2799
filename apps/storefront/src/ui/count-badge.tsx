import { useFigures } from './ui-context.tsx';

/** A number on the corner of its parent, which must be positioned; nothing at zero. Say the number in the parent's label. */
export function CountBadge({ count }: { count: number }) {
  const figures = useFigures();
  if (count < 1) return null;
  return (
    // Drawn by the style sheet: as text it would count as a part of the name that the label lacks.
    <span
      aria-hidden="true"
      data-count={figures(count > 99 ? '99+' : count)}
      className="absolute -end-0.5 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs leading-none font-bold text-on-primary tabular-nums ring-2 ring-surface before:content-[attr(data-count)]"
    />
  );
}
