import { timingSafeEqual } from 'node:crypto';
import type { CodeMaker } from './one-time-code.ts';

/** Whom a pass lets change their number: a session, and where its person is reached until then. With the number the pass is void. */
export type Holder = { session_id: number; destination: string };

const millisecondsValid = 10 * 60_000;

/** What says that somebody has just proved to be who they are. Nothing is stored: only the server can have made it. */
export function issuePass(codes: CodeMaker, holder: Holder, now: Date): string {
  const until = now.getTime() + millisecondsValid;
  return `${until}.${signatureOf(codes, holder, until).toString('base64url')}`;
}

export function isPass(codes: CodeMaker, holder: Holder, { pass, now }: { pass: string; now: Date }): boolean {
  const [, time = '', signature = ''] = /^(\d{13,15})\.([\w-]{43})$/.exec(pass) ?? [];
  const until = Number(time);
  return until > now.getTime() && timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(codes, holder, until));
}

function signatureOf(codes: CodeMaker, { session_id, destination }: Holder, until: number): Buffer {
  return codes.hash(`pass ${session_id} ${until}`, 'phone-change', destination);
}
