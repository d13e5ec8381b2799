import { type PointerEvent, useId, useState } from 'react';

export type ChartPoint = {
  /** The name of the point on the axis, for example a day. */
  label: string;
  value: number;
  /** The value of the period that it is compared with. */
  former?: number | undefined;
};

type LineChartProps = {
  /** The name of the figures. */
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** The names of the two lines, and of the column with the names of the points. */
  columns: { point: string; value: string; former?: string | undefined };
  /** The texts of the highest value, and of the button that shows the table. */
  texts: { highest: (value: string) => string; table: string };
};

const height = 100;

/** A line over time with the period before it, and the same figures as a table. Hovering or touching shows one point. */
export function LineChart({ label, points, format, columns, texts }: LineChartProps) {
  const captionId = useId();
  const [shown, setShown] = useState<number>();
  const highest = Math.max(0, ...points.flatMap(({ value, former = 0 }) => [value, former]));
  // A chart without values is a line at its foot.
  const max = highest || 1;
  const width = Math.max(1, points.length - 1);
  const line = (pick: (point: ChartPoint) => number) =>
    points.map((point, index) => `${points.length === 1 ? width / 2 : index},${height - (pick(point) / max) * height}`).join(' ');
  const point = shown === undefined ? undefined : points[shown];

  function handlePointer({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width: total, right } = currentTarget.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const share = (isRightToLeft ? right - clientX : clientX - left) / total;
    setShown(Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1)))));
  }
  return (
    <figure aria-labelledby={captionId} className="grid gap-2">
      <figcaption id={captionId} className="sr-only">
        {label}
      </figcaption>
      <p aria-hidden="true" className="flex min-h-5 flex-wrap justify-between gap-x-4 text-xs text-ink-muted">
        <span>{point ? point.label : texts.highest(format(highest))}</span>
        {point && (
          <span className="font-semibold text-ink tabular-nums">
            {format(point.value)}
            {point.former !== undefined && <span className="ms-2 font-normal text-ink-muted">({format(point.former)})</span>}
          </span>
        )}
      </p>
      <div
        aria-hidden="true"
        className="relative h-40 touch-pan-y border-b border-line-strong"
        onPointerMove={handlePointer}
        onPointerLeave={() => setShown(undefined)}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
        >
          {[0, 0.5].map((share) => (
            <line
              key={share}
              x1={0}
              x2={width}
              y1={height * share}
              y2={height * share}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <polygon points={`0,${height} ${line(({ value }) => value)} ${width},${height}`} className="fill-primary opacity-10" />
          {columns.former && (
            <polyline
              points={line(({ former = 0 }) => former)}
              fill="none"
              className="stroke-ink-muted"
              strokeWidth={1.5}
              strokeDasharray="3 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <polyline
            points={line(({ value }) => value)}
            fill="none"
            className="stroke-primary"
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {shown !== undefined && (
            <line x1={shown} x2={shown} y1={0} y2={height} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
          )}
        </svg>
      </div>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-muted">
        <span>{points[0]?.label}</span>
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </p>
      <ChartTable {...{ label, points, format, columns, texts }} />
    </figure>
  );
}

/** Open on request; screen readers find it after the drawing, which they skip. */
function ChartTable({ label, points, format, columns, texts }: LineChartProps) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer text-xs text-ink-muted pointer-coarse:min-h-11 pointer-coarse:content-center">
        {texts.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard. */}
      <section aria-label={label} tabIndex={0} className="mt-2 max-h-72 overflow-auto rounded-md border border-line">
        <table className="w-full">
          <thead className="sticky top-0 bg-tint text-xs text-ink-muted">
            <tr>
              {[columns.point, columns.value, columns.former].map(
                (title, index) =>
                  title && (
                    <th key={title} scope="col" className={`px-3 py-1.5 font-semibold ${index === 0 ? 'text-start' : 'text-end'}`}>
                      {title}
                    </th>
                  ),
              )}
            </tr>
          </thead>
          <tbody>
            {points.map(({ label: name, value, former }) => (
              <tr key={name} className="border-t border-line tabular-nums">
                <th scope="row" className="px-3 py-1.5 text-start font-normal">
                  {name}
                </th>
                <td className="px-3 py-1.5 text-end">{format(value)}</td>
                {columns.former && <td className="px-3 py-1.5 text-end text-ink-muted">{former === undefined ? '' : format(former)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
