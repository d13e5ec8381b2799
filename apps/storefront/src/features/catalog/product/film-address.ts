/** Whether a product's film is a file of this shop, which the gallery plays, or somewhere else, where a link leads; nothing else is either. */
export type FilmAddress = { kind: 'file' | 'elsewhere'; src: string };

export function filmAddress(url: string | null): FilmAddress | null {
  if (url === null) return null;
  if (/^\/(?!\/)[^?#]+\.(mp4|webm)$/.test(url)) return { kind: 'file', src: url };
  return /^https?:\/\//.test(url) ? { kind: 'elsewhere', src: url } : null;
}
