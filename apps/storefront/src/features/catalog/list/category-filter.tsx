import type { Filters } from '@souk/contract/product-list';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { SideSection } from '@souk/ui/layout/side-section.tsx';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { changeParams, type ListParams, toggleId } from './list-params.ts';
import { type FilterProps, ShowMore } from './option-filters.tsx';
import { isFixed, type ListScope } from './product-list-query.ts';

type Category = Filters['categories'][number];
type CategoryFilterProps = FilterProps & { scope: ListScope };

/** Categories, and below a chosen one its sub-categories; on a category's page only the sub-categories. */
export function CategoryFilter({ scope, ...props }: CategoryFilterProps) {
  const { t } = useI18n();
  const { categories } = props.filters;
  if (isFixed(scope, 'category_id')) {
    const subs = categories.filter(({ id }) => scope.fixed?.category_id?.includes(id)).flatMap(({ sub_categories }) => sub_categories);
    if (subs.length < 2) return null;
    return (
      <SideSection title={t('Category')}>
        <SubCategories {...props} options={subs} />
      </SideSection>
    );
  }
  if (categories.length === 0) return null;
  const isChosen = ({ id }: Category) => props.params.category_id.includes(id);
  return (
    <SideSection title={t('Category')} note={props.params.category_id.length || undefined}>
      <ShowMore items={categories} first={8} isChosen={isChosen}>
        {(category) => <CategoryLine key={category.id} {...props} category={category} chosen={isChosen(category)} />}
      </ShowMore>
    </SideSection>
  );
}

function CategoryLine({ category, chosen, ...props }: FilterProps & { category: Category; chosen: boolean }) {
  const { number } = useI18n();
  const { onChange } = props;
  return (
    <div>
      <Checkbox
        label={category.name}
        note={number(category.count)}
        checked={chosen}
        onChange={() => onChange((now) => toggleCategory(now, category))}
      />
      {chosen && category.sub_categories.length > 1 && (
        <div className="ms-2.5 border-s border-line ps-5">
          <SubCategories {...props} options={category.sub_categories} />
        </div>
      )}
    </div>
  );
}

function SubCategories({ options, params, onChange }: FilterProps & { options: Category['sub_categories'] }) {
  const { number } = useI18n();
  return options.map((option) => (
    <Checkbox
      key={option.id}
      label={option.name}
      note={number(option.count)}
      checked={params.sub_category_id.includes(option.id)}
      onChange={() => onChange((now) => toggleId(now, 'sub_category_id', option.id))}
    />
  ));
}

/** Removes the sub-categories of a removed category as well: they would still filter the list, but no longer show. */
function toggleCategory(params: ListParams, { id, sub_categories }: Category): ListParams {
  const next = toggleId(params, 'category_id', id);
  if (next.category_id.includes(id)) return next;
  const own = new Set(sub_categories.map((sub) => sub.id));
  return changeParams(next, { sub_category_id: params.sub_category_id.filter((sub) => !own.has(sub)) });
}
