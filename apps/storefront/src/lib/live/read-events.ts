/** What the server says has changed, by its kind and the id to fetch again; `ready` and `missed` have none: anything may have changed. */
export type LiveEvent = { name: string; id: number | undefined };

/** Gives the events of a text/event-stream as they come; ends with it. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

function parseEvent(block: string): LiveEvent | undefined {
  const name = /^event: ?(.+)$/m.exec(block)?.[1];
  const id = /"id": ?(\d+)/.exec(/^data: ?(.+)$/m.exec(block)?.[1] ?? '')?.[1];
  return name === undefined ? undefined : { name, id: id === undefined ? undefined : Number(id) };
}
