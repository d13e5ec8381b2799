/** Keys for that many things of a skeleton. */
export function placeholders(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `placeholder-${index}`);
}
