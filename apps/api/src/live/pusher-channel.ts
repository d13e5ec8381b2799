/**
 * Each session has a channel of its own, so that one which has ended hears nothing more, whoever kept its connection open.
 */
export function pusherChannel(sessionId: number): string {
  return `private-session-${sessionId}`;
}
