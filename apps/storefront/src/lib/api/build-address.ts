type Value = string | number | boolean | null | undefined;
export type AddressParts = { params?: Readonly<Record<string, Value>> | undefined; query?: Readonly<Record<string, Value>> | undefined };

/** The address of a call below the base path: `{name}` filled and encoded, the query without what is undefined or empty. */
export function buildAddress(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    // A missing parameter would silently call another address.
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
  return `${filled}${buildQuery(query)}`;
}

/** `?a=1&b=2` in the order given, or nothing. */
export function buildQuery(query: Readonly<Record<string, Value>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}
