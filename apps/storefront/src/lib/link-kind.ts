/**
 * Who opens a link that a text or a setting of the server holds: the router, the browser, or nobody. A browser leaves out tabs and line
 * breaks, and reads `//` and `/\` as the beginning of another site although the link looks like one of the shop.
 */
export function linkKind(href: string): 'route' | 'browser' | 'refused' {
  const read = href.replaceAll(/[\t\n\r]/g, '').trim();
  if (/^[/\\]{2}/.test(read)) return 'refused';
  const scheme = /^[\p{Cc}\s]*([a-z][a-z\d+.-]*):/iu.exec(read)?.[1]?.toLowerCase();
  if (scheme !== undefined) return allowedSchemes.has(scheme) ? 'browser' : 'refused';
  return href.startsWith('/') && !/^\/(api|media)\//.test(href) ? 'route' : 'browser';
}

const allowedSchemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'blob']);
