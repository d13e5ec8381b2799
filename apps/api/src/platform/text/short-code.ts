/** Without 0, 1, I, L, O and U: nothing that is misread or misheard. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** A short code from at least six random bytes, e.g. 7F3K9Q. It tells nothing of how many there are. */
export function shortCode(random: Uint8Array): string {
  // 30 letters leave a small bias in a byte: the code is a name, not a secret.
  return Array.from({ length }, (_, index) => letters[(random[index] ?? 0) % letters.length]).join('');
}
