import { Shade } from './shade.tsx';

/** A glass bell over the place of a heart. */
export function HeartDrawing() {
  return (
    <>
      <circle cx="100" cy="47" r="5.5" className="fill-star" />
      <path d="M64 144V90c0-24 16-37 36-37s36 13 36 37v54z" className="fill-surface" />
      <Shade d="M136 144V90c0-24-16-37-36-37 14 4 27 15 27 37v54z" />
      <path d="M64 144V90c0-24 16-37 36-37s36 13 36 37v54z" />
      <path
        d="M100 126c-14-9-20-16-20-25 0-13 16-15 20-4 4-11 20-9 20 4 0 9-6 16-20 25z"
        strokeDasharray="4 4.5"
        className="fill-sale-soft stroke-sale"
      />
      <path d="M73 94c0-11 4-19 11-25" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M54 144h92v12H54z" className="fill-primary" />
      <Shade d="M54 151h92v5H54z" />
      <path d="M54 144h92v12H54z" />
      <path d="M62 147.5h50" strokeWidth="1.5" className="stroke-star" />
    </>
  );
}
