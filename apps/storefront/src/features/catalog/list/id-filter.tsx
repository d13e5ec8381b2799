import { useI18n } from '../../../lib/services/services-context.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { FilterProps } from './filter-props.ts';
import { type IdChoice, toggleId } from './list-params.ts';
import { ShowMore } from './show-more.tsx';

type Option = { id: number; name: string; count: number };
type IdFilterProps = Omit<FilterProps, 'filters'> & { choice: IdChoice; options: readonly Option[] };

/** Several of many by their names, those that would show most first. */
export function IdFilter({ choice, options, params, onChange }: IdFilterProps) {
  const { number } = useI18n();
  const isChosen = ({ id }: Option) => params[choice].includes(id);
  const sorted = options.toSorted((one, other) => other.count - one.count);
  return (
    <ShowMore items={sorted} first={6} isChosen={isChosen}>
      {(option) => (
        <Checkbox
          key={option.id}
          label={<bdi>{option.name}</bdi>}
          note={number(option.count)}
          checked={isChosen(option)}
          onChange={() => onChange((now) => toggleId(now, choice, option.id))}
        />
      )}
    </ShowMore>
  );
}
