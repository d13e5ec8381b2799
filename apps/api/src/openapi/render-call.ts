import type { OpenApi, Operation, ParameterObject, ResponseObject } from '@souk/contract/openapi/document';
import type { JsonSchema } from '@souk/contract/openapi/schemas';
import { type Html, html, prose } from '../platform/text/html.ts';
import { exampleOf, itemsOf } from './example-of.ts';
import { renderFields, renderSchema } from './render-fields.ts';

/** One call of the document, with its place in it. */
export type DocumentedCall = { method: string; path: string; operation: Operation };

/** The calls of a document in the order of its groups. */
export function documentedCalls(document: OpenApi): DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** A call as a reader needs it: what it does, what it takes, what it answers, how it is made. */
export function renderCall(call: DocumentedCall, document: OpenApi): Html {
  const { operation, method, path } = call;
  const body = bodyOf(operation);
  const answer = answerOf(operation);
  return html`<article class="call" id="${operation.operationId}" data-words="${wordsOf(call)}">
    <h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code><a class="anchor" href="#${operation.operationId}" aria-label="Link to ${method} ${path}">#</a></h3>
    <p class="summary">${prose(operation.summary)} ${needsToken(operation) ? html`<span class="access signed-in">signed in</span>` : html`<span class="access">public</span>`}</p>
    <div class="columns">
      <div>
        ${(['path', 'query', 'header'] as const).map((place) => renderParameters(operation, place))}
        ${body && html`<h4>${isForm(operation) ? 'Form' : 'Body'}</h4>${renderSchema(body)}`}
        <h4>Answer <span class="status">${answer.status}</span></h4>
        ${answer.type === undefined ? renderSchema(answer.schema) : html`<p class="kind">A file: <code>${answer.type}</code></p>`}
        <h4>Refusals</h4>
        <ul class="refusals">${refusalsOf(operation, document).map(([status, words]) => html`<li><span class="status">${status}</span> <span>${prose(words)}</span></li>`)}</ul>
      </div>
      <div class="examples">
        <pre tabindex="0" aria-label="Example request"><code>${curl(call, document, body)}</code></pre>
        ${answer.type === undefined && html`<details><summary>Example answer</summary><pre tabindex="0"><code>${pretty({ data: exampleOf(answer.schema, document.components.schemas) })}</code></pre></details>`}
      </div>
    </div>
  </article>`;
}

export function wordsOf({ method, path, operation }: DocumentedCall): string {
  const body = bodyOf(operation)?.properties ?? {};
  const fields = [...operation.parameters.map(({ name }) => name), ...Object.keys(body)];
  return [method, path, operation.summary, ...operation.tags, ...fields].join(' ').toLowerCase();
}

const places = { path: 'In the path', query: 'In the query', header: 'Headers' } as const;

function renderParameters({ parameters }: Operation, place: keyof typeof places): Html | undefined {
  // Every call has the language header: the introduction describes it once.
  const fields = parameters.filter((parameter) => parameter.in === place && !isEverybodys(parameter));
  if (fields.length === 0) return undefined;
  return html`<h4>${places[place]}</h4>${renderFields(fields.map(({ description, ...field }) => ({ ...field, note: description })))}`;
}

function isEverybodys({ name }: ParameterObject): boolean {
  return name === 'Accept-Language';
}

function needsToken({ security }: Operation): boolean {
  return security.every((scheme) => 'token' in scheme);
}

function bodyOf({ requestBody }: Operation): JsonSchema | undefined {
  if (!requestBody) return undefined;
  const { content } = requestBody;
  return 'multipart/form-data' in content ? content['multipart/form-data'].schema : content['application/json'].schema;
}

function isForm({ requestBody }: Operation): boolean {
  return requestBody !== undefined && 'multipart/form-data' in requestBody.content;
}

/** `type` is that of the file, where the answer is one. */
function answerOf({ responses }: Operation): { status: string; schema: JsonSchema; type?: string } {
  const [status = '200', response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const content = response && 'content' in response ? (response.content ?? {}) : {};
  const schema = content['application/json']?.schema.properties?.data;
  const [type] = Object.keys(content).filter((each) => each !== 'application/json');
  return { status, schema: typeof schema === 'object' ? schema : {}, ...(type !== undefined && { type }) };
}

function refusalsOf({ responses }: Operation, document: OpenApi): [string, string][] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('4') || status.startsWith('5'))
    .map(([status, response]) => [status, resolved(response, document).description]);
}

function resolved(response: ResponseObject | { $ref: string }, document: OpenApi): ResponseObject {
  if (!('$ref' in response)) return response;
  const name = response.$ref.slice(response.$ref.lastIndexOf('/') + 1);
  return document.components.responses[name] ?? { description: '' };
}

function curl({ method, path, operation }: DocumentedCall, document: OpenApi, body: JsonSchema | undefined): string {
  const shapes = document.components.schemas;
  const example = ({ name, schema }: ParameterObject) => String(exampleOf(schema, shapes, name));
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const address = inPath.reduce((filled, parameter) => filled.replace(`{${parameter.name}}`, example(parameter)), path);
  const query = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = new URLSearchParams(Object.fromEntries(query.map((parameter) => [parameter.name, example(parameter)]))).toString();
  const headers = operation.parameters.filter((parameter) => parameter.in === 'header' && parameter.required);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$SOUK${document.servers[0]?.url ?? ''}${address}${search && `?${search}`}"`,
    ...(needsToken(operation) ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(({ name }) => `-H "${name}: $(uuidgen)"`),
    ...(body
      ? isForm(operation)
        ? formParts(body, shapes)
        : ["-H 'Content-Type: application/json'", `-d '${quoted(pretty(exampleOf(body, shapes)))}'`]
      : []),
  ].join(' \\\n  ');
}

/** A field each, a file by its name on disk. */
function formParts({ properties = {} }: JsonSchema, shapes: OpenApi['components']['schemas']): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    const field = typeof schema === 'object' ? schema : {};
    const isFile = field.format === 'binary' || itemsOf(field).format === 'binary';
    return `-F '${name}=${isFile ? `@${name}.jpg` : quoted(String(exampleOf(field, shapes, name)))}'`;
  });
}

/** Within the single quotes of a shell. */
function quoted(text: string): string {
  return text.replaceAll("'", "'\\''");
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
