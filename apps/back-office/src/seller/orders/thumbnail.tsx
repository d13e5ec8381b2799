/** The picture of a product next to its name. */
export function Thumbnail({ src }: { src: string | null }) {
  return src ? (
    <img src={src} alt="" width="56" height="56" loading="lazy" className="size-14 rounded-md bg-tint object-cover" />
  ) : (
    <span className="size-14 rounded-md bg-tint forced-colors:border" />
  );
}
