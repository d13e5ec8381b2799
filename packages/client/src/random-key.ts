/** A unique key. `crypto.randomUUID` is missing on a shop that is served without TLS. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
