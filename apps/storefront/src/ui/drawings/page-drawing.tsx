import { Pencil } from './pencil.tsx';
import { Shade } from './shade.tsx';

/** An open book: one side written, the other waiting for the pencil. */
export function PageDrawing() {
  return (
    <>
      <path d="M44 98c20-4 40-2 56 7 16-9 36-11 56-7v54c-20-3-40-1-56 4-16-5-36-7-56-4z" className="fill-primary" />
      <path d="M50 90c18-3 36-1 50 8v52c-14-7-32-9-50-6z" className="fill-surface" />
      <path d="M150 90c-18-3-36-1-50 8v52c14-7 32-9 50-6z" className="fill-surface" />
      <Shade d="M100 98c6-4 12-6 18-8-6 5-9 9-9 16v40c-3 1-6 2-9 4z" />
      <path
        d="M60 102c10-1 20 0 30 4M60 112c10-1 20 0 30 4M60 122c10-1 20 0 30 4M60 132c8-1 12 0 18 1.5"
        strokeWidth="1.75"
        className="stroke-line-strong"
      />
      <path d="M114 108c8-3 16-4 26-4" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <Pencil place="rotate(36 132 96) translate(132 54)" wood="fill-star" end="fill-primary" />
    </>
  );
}
