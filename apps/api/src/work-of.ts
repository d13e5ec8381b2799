import { calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import type { Work } from './platform/http/admission.ts';

const endpoints: [string, Endpoint][] = Object.entries(calls);

/** The routes of the calls whose answers are the same for every visitor. */
const catalogRoutes = new Set(
  endpoints.flatMap(([name, { tags }]) =>
    tags && name.startsWith('GET ') ? [`/api${name.slice(4).replaceAll(/\{(\w+)\}/g, ':$1')}`] : [],
  ),
);

/** Streams without an end are no work under way, and have limits of their own. */
const endless = '/api/events';

/** The class of a route: reading the catalogue, or everything personal, payments and webhooks. Pages ask for a slot once they have to be rendered. */
export function workOf(route: string | undefined): Work | undefined {
  if (!route?.startsWith('/api/') || route === endless) return undefined;
  return catalogRoutes.has(route) ? 'catalog' : 'order';
}
