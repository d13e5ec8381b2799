/** Keeps its own direction inside whatever stands around it: `4 Lantern Lane` would read `Lantern Lane 4` in an Arabic line. */
export function isolate(words: string): string {
  return `\u2068${words}\u2069`;
}
