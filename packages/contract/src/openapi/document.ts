import { accountCalls } from '../account.ts';
import { type CallName, calls } from '../calls.ts';
import { cartCalls } from '../cart.ts';
import { reviewReportsCalls } from '../catalog/review-reports.ts';
import { catalogCalls } from '../catalog.ts';
import { checkoutCalls } from '../checkout.ts';
import { clientErrorsCalls } from '../client-errors.ts';
import { contentCalls } from '../content.ts';
import { conversationsCalls } from '../conversations/conversations.ts';
import { questionsCalls } from '../conversations/questions.ts';
import type { Calls, Endpoint } from '../endpoint.ts';
import { type FileRules, fileTypes } from '../files.ts';
import { identityCalls } from '../identity.ts';
import { liveCalls } from '../live.ts';
import { membershipCalls } from '../membership.ts';
import { noticesCalls } from '../notices.ts';
import { returnsCalls } from '../orders/returns.ts';
import { ordersCalls } from '../orders.ts';
import { sellersCalls } from '../sellers.ts';
import { settingsCalls } from '../settings.ts';
import { supportCalls } from '../support.ts';
import { describeAnswers, describeBody, describeForm, describeParameters, type JsonSchema } from './schemas.ts';

export type OpenApi = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post' | 'delete', Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, object>;
  };
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: ParameterObject[];
  requestBody?: { required: true; content: Json | Form };
  responses: Record<string, ResponseObject | { $ref: string }>;
};

export type ParameterObject = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
export type ResponseObject = { description: string; headers?: Record<string, object>; content?: Json | Sent };
type Json = { 'application/json': { schema: JsonSchema } };
type Form = { 'multipart/form-data': { schema: JsonSchema; encoding: Record<string, { contentType: string }> } };
/** A file, by its media type. */
type Sent = { 'application/json'?: undefined; [type: string]: { schema: JsonSchema } | undefined };

const groups: { name: string; description: string; calls: Calls }[] = [
  { name: 'Settings', description: 'What configures the storefront: settings, texts, countries.', calls: settingsCalls },
  {
    name: 'Catalogue',
    description: 'Products, categories, shops, flash sales, reviews and search.',
    calls: { ...catalogCalls, ...reviewReportsCalls },
  },
  { name: 'Content', description: 'Posts, pages, plans, and how to reach the shop.', calls: contentCalls },
  { name: 'Identity', description: 'Signing in, registering and resetting a password.', calls: identityCalls },
  { name: 'Account', description: 'What belongs to the person signed in.', calls: accountCalls },
  { name: 'Cart', description: 'The cart and its vouchers.', calls: cartCalls },
  { name: 'Checkout', description: 'What the cart comes to, and placing the order.', calls: checkoutCalls },
  { name: 'Orders', description: 'Orders that were placed.', calls: ordersCalls },
  { name: 'Returns', description: 'Items of delivered orders that are sent back.', calls: returnsCalls },
  { name: 'Support', description: 'Questions to the market, and its answers.', calls: supportCalls },
  { name: 'Conversations', description: 'Messages between a shopper and a shop.', calls: conversationsCalls },
  { name: 'Questions', description: 'Public questions about products, and their answers.', calls: questionsCalls },
  { name: 'Sellers', description: 'Applying for a shop of one’s own.', calls: sellersCalls },
  { name: 'Notices', description: 'Messages once a product is back in stock or cheaper.', calls: noticesCalls },
  { name: 'Membership', description: 'Buying a plan, and the one that runs.', calls: membershipCalls },
  { name: 'Live', description: 'Hearing at once what has changed.', calls: liveCalls },
  { name: 'Diagnostics', description: 'Errors of the storefront in browsers, for the operator.', calls: clientErrorsCalls },
];

const description = `Every success is \`{ "message"?: text, "data": … }\`, every failure \`{ "message": text, "errors"?: { field: [text] } }\`.
Messages and content are in the language of Accept-Language. Amounts are in the default currency with at most two decimals, times are ISO 8601 in UTC.
Fields and parameters that a call does not know are refused.`;

/** The document of every call, made from the schemas that validate them. */
export function buildOpenApi(about: { title: string; version: string; url: string }): OpenApi {
  const { shapes, answerOf } = describeAnswers();
  const paths: OpenApi['paths'] = {};
  for (const [name, endpoint, group] of groupedCalls()) {
    const { method, path } = methodAndPath(name);
    paths[path] = {
      ...paths[path],
      [method]: describeCall(name, { endpoint, group, answer: answerOf(name), security: securityOf(endpoint) }),
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: about.title, version: about.version, description },
    servers: [{ url: about.url }],
    tags: groups.map((group) => ({ name: group.name, description: group.description })),
    paths,
    components: {
      schemas: { ...shapes, Failure: failure },
      responses: sharedResponses(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token that /login or /verify-registration answered.' },
      },
    },
  };
}

/** A public call accepts a token too, for what it shows of a shopper or records of their visit; a bad one does not matter there. */
function securityOf({ access }: Endpoint): Operation['security'] {
  return access === 'signed-in' ? [{ token: [] }] : [{}, { token: [] }];
}

function groupedCalls(): [CallName, Endpoint, string][] {
  return groups.flatMap((group) =>
    Object.entries(group.calls).flatMap(([name, endpoint]): [CallName, Endpoint, string][] =>
      isCallName(name) ? [[name, endpoint, group.name]] : [],
    ),
  );
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

export function methodAndPath(name: string): { method: 'get' | 'post' | 'delete'; path: string } {
  const path = name.slice(name.indexOf(' ') + 1);
  if (name.startsWith('GET ')) return { method: 'get', path };
  return { method: name.startsWith('POST ') ? 'post' : 'delete', path };
}

type Parts = { endpoint: Endpoint; group: string; answer: JsonSchema; security: Operation['security'] };

export function describeCall(name: string, { endpoint, group, answer, security }: Parts): Operation {
  const { params, query, headers } = endpoint;
  return {
    operationId: operationId(name),
    tags: [group],
    summary: endpoint.summary,
    security,
    parameters: [
      ...(params ? describeParameters(params).map((parameter) => ({ ...parameter, in: 'path' as const })) : []),
      ...(query ? describeParameters(query).map((parameter) => ({ ...parameter, in: 'query' as const })) : []),
      ...(headers ? describeParameters(headers).map((parameter) => ({ ...parameter, in: 'header' as const })) : []),
      language,
    ],
    ...describeRequestBody(endpoint),
    responses: describeResponses(endpoint, answer),
  };
}

function describeRequestBody({ body, files }: Endpoint): Pick<Operation, 'requestBody'> {
  if (files) return { requestBody: { required: true, content: form(describeForm(body, files), files) } };
  return body ? { requestBody: { required: true, content: json(describeBody(body)) } } : {};
}

const language: ParameterObject = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'The language of the answer, as GET /master names it.',
  schema: { type: 'string', examples: ['en', 'ar', 'ir'] },
};

function describeResponses(endpoint: Endpoint, answer: JsonSchema): Operation['responses'] {
  const success: ResponseObject = {
    description: 'What was asked for.',
    ...(endpoint.tags && { headers: { ETag: { description: 'Send it as If-None-Match.', schema: { type: 'string' } } } }),
    content: endpoint.sends
      ? Object.fromEntries(endpoint.sends.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
      : json({ type: 'object', properties: { message: { type: 'string' }, data: answer }, required: ['data'] }),
  };
  const own = Object.entries(endpoint.refusals ?? {}).map(([status, words]) => [status, { description: words, content: json(toFailure) }]);
  return {
    [endpoint.status ?? 200]: success,
    ...(endpoint.tags && { 304: { description: 'The copy named by If-None-Match is still good.' } }),
    ...Object.fromEntries(everybodysOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${everybodys[status].name}` }])),
    ...Object.fromEntries(own),
  };
}

function everybodysOf(endpoint: Endpoint): (keyof typeof everybodys)[] {
  return [
    400,
    ...(endpoint.access === 'public' ? [] : ([401] as const)),
    ...(endpoint.body || endpoint.files ? ([413, 415] as const) : []),
    422,
    429,
    503,
  ];
}

function form(schema: JsonSchema, files: FileRules): Form {
  const encoding = Object.entries(files).map(([name, { kinds }]) => [
    name,
    { contentType: kinds.map((kind) => fileTypes[kind]).join(', ') },
  ]);
  return { 'multipart/form-data': { schema, encoding: Object.fromEntries(encoding) } };
}

function json(schema: JsonSchema): Json {
  return { 'application/json': { schema } };
}

const toFailure: JsonSchema = { $ref: '#/components/schemas/Failure' };
export const failure: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What to say to the person.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'The first problem of each field.',
    },
    data: { description: 'What a conflict wants shown.' },
    request_id: { type: 'string', description: 'Of a fault of the server: what its log names it by.' },
  },
  required: ['message'],
};

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };
function refusal(words: string, headers?: Record<string, object>): ResponseObject {
  return { description: words, ...(headers && { headers }), content: json(toFailure) };
}

const everybodys = {
  400: { name: 'Malformed', response: refusal('The address or the JSON of the body cannot be read.') },
  401: { name: 'NotSignedIn', response: refusal('The token is missing, expired or revoked.') },
  413: { name: 'TooLarge', response: refusal('The body is too large, or a file in it, which is named in errors.') },
  415: {
    name: 'WrongType',
    response: refusal('The body is not what the call takes (JSON, or a form where it has files), or is compressed.'),
  },
  422: { name: 'Invalid', response: refusal('A field is missing, wrong or unknown, and named in errors.') },
  429: { name: 'TooMany', response: refusal('Too many requests.', retryAfter) },
  503: { name: 'Busy', response: refusal('The server is overloaded or its database is away.', retryAfter) },
} as const;

/** The refusals that any call may answer with. */
export function sharedResponses(): Record<string, ResponseObject> {
  return Object.fromEntries(Object.values(everybodys).map(({ name, response }) => [name, response]));
}

/** `GET /shops/{id}` is `getShopsById`. */
function operationId(name: string): string {
  const { method, path } = methodAndPath(name);
  const words = path.split(/[/-]/).filter(Boolean);
  return method + words.map((word) => (word.startsWith('{') ? `By${capital(word.slice(1, -1))}` : capital(word))).join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
