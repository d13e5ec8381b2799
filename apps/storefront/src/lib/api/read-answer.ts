import { ApiError } from './api-error.ts';

/** The error of a request that got no answer at all. */
export function unreachable(): ApiError {
  return new ApiError({ kind: 'offline', status: 0, message: '' });
}

/** Parsed JSON that is trusted to be what the contract says: the server validates what it sends, the page carries no schemas. */
type Trusted = ReturnType<typeof JSON.parse>;

/** What an answer says, or the ApiError that it stands for. A server may send the text map of GET /lang bare, without `data`, or a message alone. */
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
  const said = isRecord(body) ? body : {};
  const kind = status >= 500 ? 'server' : 'refused';
  const message = typeof said.message === 'string' ? said.message : '';
  return new ApiError({ kind, status, message, errors: readProblems(said.errors), data: said.data });
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

/** Undefined for what is no JSON object: an HTML page of a proxy, nothing, half an answer. */
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
