/** Checks a stored value, which may be corrupt, older, or from a later version. */
export type Shape<Value> = (value: unknown) => value is Value;

type Shaped<S> = S extends Shape<infer Value> ? Value : never;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Shape<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);

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

/** A check for each restored field; fields without one start with their default. */
export type Shapes<State> = { [Name in keyof State]?: Shape<State[Name]> };

/** Replaces every field whose stored value is valid. */
export function restore<State extends object>(current: State, stored: unknown, shapes: Shapes<State>): State {
  if (typeof stored !== 'object' || stored === null) return current;
  const fitting = Object.entries(stored).filter(([name, value]) => {
    const shape = Object.entries<unknown>(shapes).find(([known]) => known === name)?.[1];
    return typeof shape === 'function' && shape(value) === true;
  });
  return { ...current, ...Object.fromEntries(fitting) };
}
