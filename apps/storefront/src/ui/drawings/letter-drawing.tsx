import { Shade } from './shade.tsx';

/** A letter half out of its envelope. */
export function LetterDrawing() {
  return (
    <>
      <path d="M50 108l50-38 50 38v48H50z" className="fill-primary" />
      <path d="M66 66h68v76H66z" className="fill-surface" />
      <path d="M77 80h22" className="stroke-primary" />
      <path d="M77 91h46M77 100h46M77 109h30" strokeWidth="1.75" className="stroke-line-strong" />
      <path d="M50 108l50 32 50-32v48H50z" className="fill-primary" />
      <Shade d="M150 108v48H50v-6h92v-37z" />
      <path d="M50 108l50 32 50-32v48H50z" />
      <path d="m52 154 36-22M148 154l-36-22" strokeWidth="1.75" />
      <circle cx="100" cy="140" r="8.5" className="fill-star" />
      <path d="M100 136.5v7M96.5 140h7" strokeWidth="1.75" />
    </>
  );
}
