type Bounds = { min: number; max: number; step?: number | undefined };
type RangeSliderProps = {
  bounds: Bounds;
  value: readonly [number, number];
  /** While a thumb moves. */
  onChange: (value: readonly [number, number]) => void;
  /** After a thumb is released, or a key. */
  onCommit?: ((value: readonly [number, number]) => void) | undefined;
  /** The accessible names of the two thumbs. */
  labels: readonly [string, string];
  format: (value: number) => string;
};

/** A range with two thumbs on one track, which never pass each other. */
export function RangeSlider({ bounds, value, onChange, onCommit, labels, format }: RangeSliderProps) {
  const { min, max, step = 1 } = bounds;
  const [low, high] = value;
  const span = Math.max(max - min, 1);
  // The native thumb's centre travels less than the track, by half a thumb at each end.
  const edge = (amount: number) => `calc(0.75rem + (100% - 1.5rem) * ${(amount - min) / span})`;
  const shared = { min, max, step, className: 'range-input' } as const;
  const commit = () => onCommit?.(value);
  return (
    <div className="grid gap-2">
      <div className="relative h-6">
        <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line forced-colors:border-t" />
        <span
          aria-hidden="true"
          className="absolute top-1/2 h-1 -translate-y-1/2 bg-primary forced-colors:border-t-4"
          style={{ insetInlineStart: edge(low), inlineSize: `calc((100% - 1.5rem) * ${(high - low) / span})` }}
        />
        <input
          {...shared}
          type="range"
          aria-label={labels[0]}
          aria-valuetext={format(low)}
          value={low}
          // With both thumbs at the end, the lower one must be on top, or neither could move.
          style={{ zIndex: low > min + span / 2 ? 1 : 0 }}
          onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), high])}
          onPointerUp={commit}
          onKeyUp={commit}
        />
        <input
          {...shared}
          type="range"
          aria-label={labels[1]}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low)])}
          onPointerUp={commit}
          onKeyUp={commit}
        />
      </div>
      <div aria-hidden="true" className="flex justify-between text-sm tabular-nums">
        <bdi>{format(low)}</bdi>
        <bdi>{format(high)}</bdi>
      </div>
    </div>
  );
}
