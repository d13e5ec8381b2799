import { ApiError } from './api-error.ts';

/** The error of a request without an answer. */
export function unreachable(): ApiError {
  return new ApiError({ kind: 'offline', status: 0, message: '' });
}

/**
 * Parsed JSON that is trusted to match the contract: the server validates what it sends, and the page carries no
 * schemas.
 */
type Trusted = ReturnType<typeof JSON.parse>;

/**
 * Reads an answer or throws its ApiError. A server may send the texts of GET /lang without `data`, or only a message.
 */
export async function readAnswer(response: Response): Promise<{ message: string | undefined; data: Trusted }> {
  const body = parseJson(await readText(response));
  if (response.ok && body !== undefined) return unwrap(body);
  if (response.ok) throw new ApiError({ kind: 'unexpected', status: response.status, message: '' });
  throw failure(response.status, body);
}

function unwrap(body: Trusted) {
  return { message: typeof body.message === 'string' ? body.message : undefined, data: isRecord(body.data) ? body.data : body };
}

function failure(status: number, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const kind = status >= 500 ? 'server' : 'refused';
  const message = typeof fields.message === 'string' ? fields.message : '';
  return new ApiError({ kind, status, message, errors: readProblems(fields.errors), data: fields.data });
}

/** Other servers send a field's problem as text, ours as a list. */
function readProblems(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  const entries = Object.entries(errors).map(([field, problems]): [string, string[]] => [
    field,
    (Array.isArray(problems) ? problems : [problems]).filter((problem) => typeof problem === 'string'),
  ]);
  return Object.fromEntries(entries.filter(([, problems]) => problems.length > 0));
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    throw unreachable();
  }
}

/** Undefined for anything but a JSON object: a proxy's HTML page, an empty or a truncated answer. */
function parseJson(text: string): Trusted {
  try {
    const body = JSON.parse(text);
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
