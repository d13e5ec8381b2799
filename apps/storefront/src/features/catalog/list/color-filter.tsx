import { Check } from 'lucide-react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ColorSwatch } from '../color-swatch.tsx';
import type { FilterProps } from './filter-props.ts';
import { toggleId } from './list-params.ts';
import { ShowMore } from './show-more.tsx';

/** Colours as swatches with their names: not everybody sees the difference. */
export function ColorFilter({ filters, params, onChange }: FilterProps) {
  const { number } = useI18n();
  const isChosen = ({ id }: { id: number }) => params.color_id.includes(id);
  return (
    <ShowMore items={filters.colors} first={12} isChosen={isChosen} className="grid grid-cols-2 gap-x-2">
      {(color) => (
        <button
          key={color.id}
          type="button"
          aria-pressed={isChosen(color)}
          onClick={() => onChange((now) => toggleId(now, 'color_id', color.id))}
          className={classNames(
            'flex min-h-9 min-w-0 items-center gap-2.5 rounded-md text-start text-sm pointer-coarse:min-h-11',
            isChosen(color) && 'font-semibold',
          )}
        >
          <span
            className={classNames(
              'relative grid shrink-0 place-items-center rounded-full p-0.5 outline-2 outline-offset-0',
              isChosen(color) ? 'outline-accent' : 'outline-transparent',
            )}
          >
            <ColorSwatch hex={color.hex} />
            {isChosen(color) && (
              <span className="absolute inset-0 grid place-items-center">
                <Check aria-hidden="true" className="size-3.5 rounded-full bg-surface text-ink" />
              </span>
            )}
          </span>
          <span className="min-w-0 flex-1 truncate">{color.name}</span>
          <span className="text-xs font-normal text-ink-muted tabular-nums">{number(color.count)}</span>
        </button>
      )}
    </ShowMore>
  );
}
