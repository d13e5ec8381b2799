import { createHash } from 'node:crypto';

export type ReportedError = { message: string; stack: string; page: string };

/**
 * Removes what could identify a person: mail addresses, long numbers (phones, codes), tokens, and the queries of
 * addresses.
 */
export function redactError({ message, stack, page }: ReportedError): ReportedError {
  return { message: redact(message), stack: redact(stack), page: withoutIds(page) };
}

function redact(text: string): string {
  return text
    .replaceAll(/[^\s@"'<>(),;]+@[^\s@"'<>(),;]+\.[^\s@"'<>(),;]+/g, '[mail]')
    .replaceAll(/[?#][^\s)"':]*/g, '')
    .replaceAll(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]')
    .replaceAll(/\+?\p{Nd}[\p{Nd} ().-]{4,}\p{Nd}/gu, '[number]');
}

/** `/order-history/12` is the page `/order-history/{id}`. */
function withoutIds(page: string): string {
  const [path = '/'] = page.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (/\d/.test(part) ? '{id}' : part))
    .join('/');
}

/** Equal for the same error at the same place in the code, in every release: file names of a build carry a hash. */
export function fingerprintOf({ message, stack }: Pick<ReportedError, 'message' | 'stack'>): string {
  const frames = stack.replaceAll(/-[\w-]{6,10}\.js:\d+:\d+/g, '.js');
  return createHash('sha256').update(`${message}\n${frames}`).digest('hex').slice(0, 32);
}

/** The browser's name and major version, of its User-Agent header. */
export function browserOf(userAgent: string): string {
  const known = /(Firefox|Edg|SamsungBrowser|OPR|Chrome|Version)\/(\d+)/.exec(
    userAgent.replace(/Chrome\/\d+\S*(?=.*(?:Edg|SamsungBrowser|OPR)\/)/, ''),
  );
  if (!known) return 'other';
  const [, name = '', version = ''] = known;
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Version: 'Safari', SamsungBrowser: 'Samsung Internet' };
  return `${names[name] ?? name} ${version}`;
}
