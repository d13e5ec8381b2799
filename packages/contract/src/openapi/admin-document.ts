import { z } from 'zod';
import { adminCalls } from '../back-office/admin-calls.ts';
import { isOpenToKeys } from '../back-office/programs/api-keys.ts';
import type { Endpoint } from '../endpoint.ts';
import { describeCall, failure, methodAndPath, type OpenApi, sharedResponses } from './document.ts';

const description = `The calls of the back office that a program can make with an API key. A key is created in the back office under Administration,
API keys. It has scopes, and a call names the one that it needs; without it the answer is 403. Calls that manage staff and keys, that erase people, or
that a person has to confirm with a second factor are not open to keys. A key makes 300 calls a minute, 60 at once; then the answer is 429.`;

/** The document of every call of the back office that API keys can make. */
export function buildAdminOpenApi(about: { title: string; version: string; url: string }): OpenApi {
  const paths: OpenApi['paths'] = {};
  const groups = new Set<string>();
  for (const [name, endpoint] of keyCalls()) {
    const { method, path } = methodAndPath(name);
    const group = path.split('/')[2] ?? '';
    groups.add(group);
    const answer = describeAnswer(endpoint.answer);
    paths[path] = {
      ...paths[path],
      [method]: describeCall(name, { endpoint, group, answer, security: scopesOf(endpoint).map((scope) => ({ key: [scope] })) }),
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: about.title, version: about.version, description },
    servers: [{ url: about.url }],
    tags: [...groups].sort().map((name) => ({ name, description: `Calls below /admin/${name}.` })),
    paths,
    components: {
      schemas: { Failure: failure },
      responses: sharedResponses(),
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key: `Authorization: Bearer souk_key_…`. The scope that a call needs is in its security.',
        },
      },
    },
  };
}

function keyCalls(): [string, Endpoint][] {
  return Object.entries<Endpoint>(adminCalls).filter(([, endpoint]) => isOpenToKeys(endpoint));
}

function describeAnswer(answer: z.ZodType) {
  const { $schema: _schema, ...schema } = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' });
  return schema;
}

/** Any one of these scopes is enough. */
function scopesOf({ needs, needsAny }: Endpoint): readonly string[] {
  return needsAny ?? [needs ?? ''];
}
