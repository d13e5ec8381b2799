import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

const aMinute = 60_000;

type QueryClientParts = {
  isServer: boolean;
  /** What was answered until then came with the page, and the server has just said that it still holds. */
  goodUntil?: number;
};

/** One for each request on the server, where nothing is tried twice and nothing outlives the answer. */
export function createQueryClient({ isServer, goodUntil = 0 }: QueryClientParts): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: aMinute,
        // A page is kept for as long as what it shows is true, so its answers may be old, and none is asked for again because of that. Whoever
        // comes to a page by a link within the shop asks in its loader.
        refetchOnMount: ({ state }) => state.dataUpdatedAt > goodUntil,
        retry: (failures, error) => !isServer && failures < 2 && mayPass(error),
        // On the server a timer would keep the process's memory.
        ...(isServer && { gcTime: Number.POSITIVE_INFINITY }),
      },
      mutations: { retry: false },
    },
  });
}

/** A refusal stays one; a server in trouble or a lost connection may come back. */
function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'server' || error.kind === 'offline');
}
