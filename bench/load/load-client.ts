import type { Contender } from '../contest.ts';
import { forkWorker } from '../processes/fork-worker.ts';
import { listProcessTree } from '../processes/usage.ts';
import type { LoadOrder } from './client.ts';
import { type Choice, getRequest, type LoadResult, type Script } from './messages.ts';

export type Target = { port: number; pid: number };

export type Crowd = { scripts: Script[]; unit?: number; choice?: Choice; perSecond?: number };

export type LoadClient = {
  /** A server under the load of these requests; a function gives other requests for each run. */
  contender: (
    name: string,
    target: Target,
    crowd: Crowd | (() => Crowd),
    more: { databasePids?: () => number[]; prepare?: () => Promise<void> },
  ) => Contender;
};

export function createLoadClient(): LoadClient {
  const worker = forkWorker<LoadOrder, LoadResult>('load/client.ts');
  return {
    contender: (name, { port, pid }, crowd, { databasePids = () => [], ...more }) => ({
      ...more,
      name,
      pids: () => ({ server: listProcessTree(pid), database: databasePids() }),
      run: (time) => {
        const { unit = 1, ...rest } = typeof crowd === 'function' ? crowd() : crowd;
        return worker.ask({ ...time, ...rest, host: '127.0.0.1', port, unit });
      },
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
