/** What came of asking a provider: what proves who it is, nothing because the person turned back, or a window that never opened. */
export type SocialOutcome =
  | { kind: 'signed'; code: string; data?: Record<string, string> }
  | { kind: 'cancelled' }
  | { kind: 'popup-blocked' };

/** Opens the provider's window, at once: a browser lets only a press open one. */
export type OpenWindow = () => Promise<SocialOutcome>;

/** The provider's script did not load: the network, or something in the browser that blocks it. */
export class ScriptBlocked extends Error {
  override name = 'ScriptBlocked';
}
