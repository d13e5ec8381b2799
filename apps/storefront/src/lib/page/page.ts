import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Services } from '../services/services.ts';

export type LoaderArgs = { services: Services; params: Params; url: URL };

/** The exports of a file under `routes/`. */
export type PageModule = {
  /** Loads the page's data into the query cache. Throws `notFound()` or react-router's `redirect()`. */
  loader?: (args: LoaderArgs) => Promise<void> | void;
  /** Reads the same queries with useSuspenseQuery, and renders a <PageHead>. */
  Component: ComponentType;
  /** Shown while the data loads. */
  Skeleton?: ComponentType;
};

/**
 * On the server the page waits for its data, and an error becomes its status. In the browser the page opens at once
 * with its skeleton.
 */
export async function load<Data, Key extends QueryKey>(
  { queryClient, isServer }: Services,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (isServer) await queryClient.fetchQuery(query);
  // Errors of the query are in the cache; anything else is a bug.
  else queryClient.prefetchQuery(query).catch(reportError);
}

/** For data that the page can do without: on an error it renders without it. */
export async function loadOptional<Data, Key extends QueryKey>(
  { queryClient, isServer }: Services,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const loading = queryClient.prefetchQuery(query);
  if (isServer) await loading;
  else loading.catch(reportError);
}
