/** The words of simple HTML, without its signs. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>|&\w+;/g, ' ');
}
