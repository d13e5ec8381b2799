/**
 * A value as JSON text: what is sent again and again is formatted once, and an answer joins such texts. `value` exists only for the type.
 */
export type JsonText<Value> = { readonly json: string; readonly value?: Value };

export function formatJson<Value>(value: Value): JsonText<Value> {
  return { json: JSON.stringify(value) };
}

export function formatJsonArray<Value>(items: readonly JsonText<Value>[]): JsonText<Value[]> {
  return { json: `[${items.map(({ json }) => json).join(',')}]` };
}

type Fields<Value> = { [Name in keyof Value]-?: JsonText<Value[Name]> };

/** An object of ready fields, in the order in which they are given. */
export function formatJsonObject<Value extends object>(fields: Fields<Value>): JsonText<Value> {
  const parts = Object.entries<JsonText<unknown>>(fields).map(([name, { json }]) => `${JSON.stringify(name)}:${json}`);
  return { json: `{${parts.join(',')}}` };
}

/** An object with more fields behind its own. */
export function extendJson<Value extends object, More extends object>(
  { json }: JsonText<Value>,
  more: Fields<More>,
): JsonText<Value & More> {
  const added = formatJsonObject<More>(more).json.slice(1);
  return { json: json === '{}' || added === '}' ? `${json.slice(0, -1)}${added}` : `${json.slice(0, -1)},${added}` };
}
