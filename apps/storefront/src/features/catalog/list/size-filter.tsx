import { useI18n } from '../../../lib/services/services-context.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { FilterProps } from './filter-props.ts';
import { toggleId } from './list-params.ts';
import { ShowMore } from './show-more.tsx';

export function SizeFilter({ filters, params, onChange }: FilterProps) {
  const { number } = useI18n();
  const isChosen = ({ id }: { id: number }) => params.size_id.includes(id);
  return (
    <ShowMore items={filters.sizes} first={12} isChosen={isChosen} className="flex flex-wrap gap-2">
      {(size) => (
        <Chip key={size.id} pressed={isChosen(size)} onPress={() => onChange((now) => toggleId(now, 'size_id', size.id))}>
          <bdi>{size.name}</bdi>
          <span className="text-xs font-normal text-ink-muted tabular-nums">{number(size.count)}</span>
        </Chip>
      )}
    </ShowMore>
  );
}
