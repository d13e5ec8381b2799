/** Tells whether a stored value still is what the store expects; stored state may be corrupt, older, or from a later version. */
export type Shape<Value> = (value: unknown) => value is Value;

type Shaped<S> = S extends Shape<infer Value> ? Value : never;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Shape<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);

/** One of a closed list. */
export function oneOf<const Value extends string>(...values: readonly Value[]): Shape<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value);
}

export function listOf<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(shape);
}

/** An object with at least these fields. */
export function recordOf<Fields extends Record<string, Shape<unknown>>>(
  fields: Fields,
): Shape<{ [Name in keyof Fields]: Shaped<Fields[Name]> }> {
  return (value): value is { [Name in keyof Fields]: Shaped<Fields[Name]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, shape]) => shape(Object.entries(value).find(([key]) => key === name)?.[1]));
}

/** The shape of each field of a store that is restored; a field without one starts afresh. */
export type Shapes<State> = { [Name in keyof State]?: Shape<State[Name]> };

/** The current state with every stored field that still fits; the others keep what they have. */
export function restore<State extends object>(current: State, stored: unknown, shapes: Shapes<State>): State {
  if (typeof stored !== 'object' || stored === null) return current;
  const fitting = Object.entries(stored).filter(([name, value]) => {
    const shape = Object.entries<unknown>(shapes).find(([known]) => known === name)?.[1];
    return typeof shape === 'function' && shape(value) === true;
  });
  return { ...current, ...Object.fromEntries(fitting) };
}
