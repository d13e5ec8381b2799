/** What an address that anybody may have typed says in words: without what cannot be seen or sent alone, and with no sign cut in two. */
export function addressText(query: URLSearchParams, name: string, longest: number): string {
  const text = (query.get(name) ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  if (!visible.test(text)) return '';
  // Half a sign is another one in the server's HTML than in the browser.
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** Anything but marks of direction, joiners and spaces. */
const visible = /[^\p{C}\p{Z}]/u;
