import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

const aMinute = 60_000;

type QueryClientParts = {
  isServer: boolean;
  /** Answers up to this time came with the page, and the server has just confirmed that they are current. */
  goodUntil?: number;
};

/** One per request on the server, where nothing is retried and nothing outlives the answer. */
export function createQueryClient({ isServer, goodUntil = 0 }: QueryClientParts): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: aMinute,
        // A cached page is served as long as its data is current, so its answers may be older than `staleTime` and need
        // no refetch.
        // Navigation within the shop fetches in the loader of the new page.
        refetchOnMount: ({ state }) => state.dataUpdatedAt > goodUntil,
        retry: (failures, error) => !isServer && failures < 2 && isTemporary(error),
        // A garbage collection timer would retain the request's memory on the server.
        ...(isServer && { gcTime: Number.POSITIVE_INFINITY }),
      },
      mutations: { retry: false },
    },
  });
}

/** A refusal is final; a server error or a lost connection may pass. */
function isTemporary(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'server' || error.kind === 'offline');
}
