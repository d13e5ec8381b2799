import { z } from 'zod';

/** A whole number between two bounds. */
export function wholeNumber(fallback: number, min: number, max: number) {
  return optionalNumber(min, max).default(fallback);
}

/** The same where there is no value that suits everybody. */
export function optionalNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, { error: message, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: message })
    .optional();
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}

export function url(protocols: readonly string[], wanted: string) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error: `must be ${wanted}` });
}

/** The address of somebody else's server, which only tests change. */
export function providerUrl(defaultUrl: string) {
  return url(['http:', 'https:'], 'an address such as https://provider.example/keys').transform(withoutTrailingSlash).default(defaultUrl);
}

export function databaseUrl() {
  return url(['postgres:', 'postgresql:'], 'an address such as postgres://user:password@host:5432/database');
}

export function trustProxy() {
  return z
    .string()
    .regex(/^(true|false|[1-9]\d?|[0-9a-fA-F.:/]{2,}(\s*,\s*[0-9a-fA-F.:/]{2,})*)$/, {
      error: 'must be true, false, the number of proxies in front, or their addresses separated by commas',
    })
    .transform((text) => {
      if (text === 'true' || text === 'false') return text === 'true';
      return /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim());
    })
    .default(false);
}

export function withoutTrailingSlash(text: string): string {
  return text.replace(/\/+$/, '');
}
