import { expect, test } from 'vitest';
import { type LiveEvent, readEvents } from './listen-by-events.ts';

async function eventsOf(...chunks: string[]): Promise<LiveEvent[]> {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events: LiveEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test('[account-05] events are parsed across chunk borders, and keep-alive comments are ignored', async () => {
  const events = [
    { name: 'ready', id: undefined },
    { name: 'order', id: 12 },
  ];
  expect(await eventsOf('retry: 2000\nevent: ready\ndata: {}\n\n: still here\n\nevent: order\ndata: {"id":12}\n\n')).toEqual(events);
  expect(
    await eventsOf('event: rea', 'dy\ndata: {}\n', '\n: still', ' here\n\nevent: order\nda', 'ta: {"id":1', '2}\n\nevent: cut'),
  ).toEqual(events);
});
