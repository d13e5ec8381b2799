import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Services } from '../services/services.ts';

export type LoaderArgs = { services: Services; params: Params; url: URL };

/** What a file under `routes/` exports. */
export type PageModule = {
  /** Brings what the page shows into the query cache, several with `Promise.all([load(…), load(…)])`. Throws `notFound()` or react-router's `redirect()`. */
  loader?: (args: LoaderArgs) => Promise<void> | void;
  /** Reads the same queries with useSuspenseQuery, and renders a <PageHead>. */
  Component: ComponentType;
  /** In the shape of the page, while its data comes. */
  Skeleton?: ComponentType;
};

/**
 * On the server the page waits for its data, and an error becomes its status. In the browser the page opens at once:
 * its skeleton shows until what is started here has come.
 */
export async function load<Data, Key extends QueryKey>(
  { queryClient, isServer }: Services,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (isServer) await queryClient.fetchQuery(query);
  else queryClient.prefetchQuery(query).catch(rethrowLater);
}

/** For what the page can do without: where it fails, the page stands without it. */
export async function loadAside<Data, Key extends QueryKey>(
  { queryClient, isServer }: Services,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const loading = queryClient.prefetchQuery(query);
  if (isServer) await loading;
  else loading.catch(rethrowLater);
}

/** prefetchQuery keeps a query's error for whoever reads it; anything else is a fault of ours and belongs in the console. */
function rethrowLater(error: unknown): void {
  reportError(error);
}
