/** The attributes that distinguish the variants of a product. Each has a name for each language. */
export type Option = {
  size_id: number | null;
  size: unknown;
  color_id: number | null;
  color: unknown;
  unit_id: number | null;
  unit: unknown;
};

/** A size, colour and unit by id or by name in any language. */
type Wanted = number | string | null | undefined;
export type Choice = { size?: Wanted; color?: Wanted; unit?: Wanted };

export const choiceFields = ['size', 'color', 'unit'] as const;
export type ChoiceField = (typeof choiceFields)[number];

export type Chosen<O> = { option: O } | { missing: ChoiceField } | { notOffered: ChoiceField };

/** The option that fits the choice. An attribute with only one value need not be chosen. */
export function chooseVariant<O extends Option>(options: readonly O[], choice: Choice): Chosen<O> {
  const fitting = fittingOptions(options, choice);
  if ('notOffered' in fitting) return fitting;
  const missing = choiceFields.find(
    (field) => !isNamed(choice[field]) && new Set(fitting.options.map((option) => option[`${field}_id`])).size > 1,
  );
  if (missing) return { missing };
  const [option] = fitting.options;
  return option ? { option } : { notOffered: 'size' };
}

/** All options that fit the choice, or the first field that fits none. */
export function fittingOptions<O extends Option>(options: readonly O[], choice: Choice): { options: O[] } | { notOffered: ChoiceField } {
  let left = [...options];
  for (const field of choiceFields) {
    const wanted = choice[field];
    if (!isNamed(wanted)) continue;
    left = withValue(left, field, wanted);
    if (left.length === 0) return { notOffered: field };
  }
  return { options: left };
}

export function isNamed(wanted: Wanted): wanted is number | string {
  return wanted !== null && wanted !== undefined && wanted !== '';
}

/** Names take precedence over ids: a size may be called "38". */
function withValue<O extends Option>(options: readonly O[], field: ChoiceField, wanted: number | string): O[] {
  const byId = () => options.filter((option) => option[`${field}_id`] === Number(wanted));
  if (typeof wanted === 'number') return byId();
  const named = options.filter((option) => namesOf(option[field]).includes(comparableName(wanted)));
  return named.length > 0 || !/^\d+$/.test(wanted) ? named : byId();
}

function namesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).map((name) => comparableName(String(name)));
}

export function comparableName(name: string): string {
  return name.trim().toLocaleLowerCase('en');
}
