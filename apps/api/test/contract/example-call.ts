import { type AnyCallName, allCalls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { isRequired } from '@souk/contract/files';
import { describeBody, describeParameters } from '@souk/contract/openapi/schemas';
import type { FastifyInstance } from 'fastify';
import { exampleOf } from '../../src/openapi/example-of.ts';
import { aFile, buildForm, type FormParts } from '../build-form.ts';

export type ExampleCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  form?: FormData;
  headers: Record<string, string>;
};

/** A well-formed request of the call, made from its schemas; what it names need not exist. */
export function exampleCall(name: AnyCallName): ExampleCall {
  const endpoint: Endpoint = allCalls[name];
  const { method, path } = methodAndPath(name);
  const written = (part: Endpoint['params']) =>
    (part ? describeParameters(part) : [])
      .filter((parameter) => parameter.required)
      .map((parameter): [string, string] => [
        parameter.name,
        defaults[parameter.name] ?? String(exampleOf(parameter.schema, {}, parameter.name)),
      ]);
  const filled = written(endpoint.params).reduce((address, [field, value]) => address.replace(`{${field}}`, value), path);
  const query = new URLSearchParams(written(endpoint.query)).toString();
  const body = endpoint.body && !endpoint.files && exampleOf(describeBody(endpoint.body), {});
  return {
    method,
    path: query ? `${filled}?${query}` : filled,
    ...(typeof body === 'object' && body !== null && { body }),
    ...(endpoint.files && { form: buildForm([...written(endpoint.body), ...exampleFiles(endpoint.files)]) }),
    headers: Object.fromEntries(written(endpoint.headers)),
  };
}

function exampleFiles(files: NonNullable<Endpoint['files']>): FormParts {
  return Object.entries(files)
    .filter(([, rule]) => isRequired(rule))
    .map(([name]) => [name, aFile('png')]);
}

const defaults: Record<string, string> = { locale: 'en', 'idempotency-key': 'example-key-1' };

export function methodAndPath(name: AnyCallName): { method: 'GET' | 'POST' | 'DELETE'; path: string } {
  const path = name.slice(name.indexOf(' ') + 1);
  if (name.startsWith('GET ')) return { method: 'GET', path };
  return { method: name.startsWith('POST ') ? 'POST' : 'DELETE', path };
}

/** Whether the server has the call. */
export function isRegistered(server: FastifyInstance, name: AnyCallName): boolean {
  const { method, path } = methodAndPath(name);
  return server.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}` });
}
