import { setInterval } from 'node:timers';
import { writeHeapSnapshot } from 'node:v8';

/** Megabytes of the server's own thread. */
export type HeapReport = { heapUsed: number; heapTotal: number; external: number; arrayBuffers: number };
/** Asks for a heap snapshot in this file. */
export type SnapshotRequest = { snapshot: string };

// Loaded before the API: reports its heap to the bench, and writes heap snapshots when the bench asks for them.
setInterval(() => process.send?.(readHeap()), 2000).unref();
process.on('message', ({ snapshot }: SnapshotRequest) => {
  if (snapshot) writeHeapSnapshot(snapshot);
});
// The listener above must not hold the process open.
process.channel?.unref();

function readHeap(): HeapReport {
  const { heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  const megabytes = (bytes: number) => bytes / 1024 ** 2;
  return {
    heapUsed: megabytes(heapUsed),
    heapTotal: megabytes(heapTotal),
    external: megabytes(external),
    arrayBuffers: megabytes(arrayBuffers),
  };
}
