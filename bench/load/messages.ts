/** One connection sends these requests in turn, each after the answer to the one before, again and again. */
export type Script = readonly string[];

/** Requests are chosen at random instead, the first of a script most often: the n-th with a weight of 1 / n^zipf. */
export type Choice = { zipf: number };

export type LoadResult = {
  units: number;
  seconds: number;
  /** Units whose answer has `no-store`. */
  unstored: number;
  /** Answers that were not a 2xx, and one of them. */
  failures: number;
  firstFailure: string | undefined;
  milliseconds: { p50: number; p99: number };
  bytes: number;
  /** Part of one processor that the client itself took: near 1 it is the client that is measured. */
  clientLoad: number;
};

/** A placeholder in a request; each time it is replaced by twelve digits that are never used twice. */
export const uniqueMark = '{unique-no}!';

/** A placeholder in a request; replaced by the payable amount in the answer before it, and blanks, which JSON allows. */
export const payableMark = 987_654_321_987;

export function getRequest(path: string, headers: Record<string, string> = {}): string {
  return `GET ${path} HTTP/1.1\r\n${headerLines(headers)}\r\n`;
}

export function postRequest(path: string, body: object, headers: Record<string, string> = {}): string {
  const text = JSON.stringify(body);
  const all = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers };
  return `POST ${path} HTTP/1.1\r\n${headerLines(all)}\r\n${text}`;
}

function headerLines(headers: Record<string, string>): string {
  const all = { host: 'localhost', accept: 'application/json', 'accept-language': 'en', 'x-requested-with': 'XMLHttpRequest', ...headers };
  return Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
