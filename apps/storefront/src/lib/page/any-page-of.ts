/** The address of any page of the list whose first page this is, as Pagination takes it: with a place for the number. Braces must not be encoded. */
export function anyPageOf(first: string): string {
  return `${first}${first.includes('?') ? '&' : '?'}page={page}`;
}
