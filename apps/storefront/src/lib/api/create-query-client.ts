import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

const aMinute = 60_000;

/** One for each request on the server, where nothing is tried twice and nothing outlives the answer. */
export function createQueryClient({ isServer }: { isServer: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: aMinute,
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
