/** Finds where answers end in what a connection receives. A client that parsed more would be slower than what it measures. */
export type AnswerReader = { read: (chunk: Buffer) => Answer | undefined };
/** `mayBeStored`: whether its head lets caches store it. */
export type Answer = { status: number; bytes: number; mayBeStored: boolean; text: () => string };

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

export function createAnswerReader(): AnswerReader {
  let chunks: Buffer[] = [];
  let received = 0;
  /** Bytes of the whole answer; undefined until its head is complete, -1 if it is chunked. */
  let expected: number | undefined;
  let mayBeStored = true;

  function lengthOf(head: Buffer): number | undefined {
    const end = head.indexOf(headEnd);
    if (end < 0) return undefined;
    const lines = head.toString('latin1', 0, end);
    mayBeStored = !/\r\ncache-control: *no-store/i.test(lines);
    const contentLength = /\r\ncontent-length: *(\d+)/i.exec(lines);
    return contentLength ? end + headEnd.length + Number(contentLength[1]) : -1;
  }

  return {
    read(chunk) {
      chunks.push(chunk);
      received += chunk.length;
      expected ??= lengthOf(chunks.length === 1 ? chunk : Buffer.concat(chunks));
      if (expected === undefined) return undefined;
      const isWhole = expected === -1 ? endsInLastChunk(chunks) : received >= expected;
      if (!isWhole) return undefined;
      const whole = chunks;
      const answer = {
        status: Number(whole[0]?.toString('latin1', 9, 12)),
        bytes: received,
        mayBeStored,
        text: () => Buffer.concat(whole).toString('utf8'),
      };
      chunks = [];
      received = 0;
      expected = undefined;
      return answer;
    },
  };
}

function endsInLastChunk(chunks: Buffer[]): boolean {
  const last = chunks.at(-1);
  if (!last) return false;
  const tail = last.length >= lastChunk.length ? last : Buffer.concat(chunks);
  return tail.subarray(-lastChunk.length).equals(lastChunk);
}
