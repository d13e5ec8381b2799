import type { Contender } from '../contest.ts';
import { forkWorker } from '../processes/fork-worker.ts';
import type { LoadOrder } from './client.ts';
import { getRequest, type LoadResult, type Script } from './messages.ts';

export type Target = { port: number; pid: number };

type Crowd = { scripts: Script[]; unit?: number };

export type LoadClient = {
  /** What a server does under these requests. */
  contender: (
    name: string,
    target: Target,
    crowd: Crowd,
    more: { databasePids?: () => number[]; prepare?: () => Promise<void> },
  ) => Contender;
};

export function createLoadClient(): LoadClient {
  const worker = forkWorker<LoadOrder, LoadResult>('load/client.ts');
  return {
    contender: (name, { port, pid }, { scripts, unit = 1 }, { databasePids = () => [], ...more }) => ({
      ...more,
      name,
      pids: () => ({ server: [pid], database: databasePids() }),
      run: (time) => worker.ask({ ...time, host: '127.0.0.1', port, scripts, unit }),
    }),
  };
}

/** So many connections that ask for the same addresses, each beginning at another. */
export function readers(paths: readonly string[], connections: number, headers: Record<string, string> = {}): Script[] {
  const requests = paths.map((path) => getRequest(path, headers));
  return Array.from({ length: connections }, (_, index) => {
    const start = Math.floor((requests.length * index) / connections);
    return [...requests.slice(start), ...requests.slice(0, start)];
  });
}
