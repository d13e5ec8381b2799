import { Shade } from './illustration-frame.tsx';

/** A letter half out of its envelope. */
export function LetterIllustration() {
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

/** An open book: one page written, the other empty. */
export function PageIllustration() {
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

const bubble = 'M54 64h88c6 0 10 4 10 10v40c0 6-4 10-10 10H92l-20 18v-18H54c-6 0-10-4-10-10V74c0-6 4-10 10-10z';

/** A speech bubble with stars, and a pencil. */
export function ReviewIllustration() {
  return (
    <>
      <path d={bubble} className="fill-surface" />
      <Shade d="M142 64c6 0 10 4 10 10v40c0 6-4 10-10 10H92l-20 18v-8l16-14h48c6 0 9-4 9-9V73c0-4-1-7-3-9z" />
      <path d={bubble} />
      <path d="m64 82 3.5 8 8.5 1-6.5 5.5 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-5.5 8.5-1z" className="fill-star" strokeWidth="1.75" />
      <path
        d="m98 82 3.5 8 8.5 1-6.5 5.5 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-5.5 8.5-1zM132 82l3.5 8 8.5 1-6.5 5.5 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-5.5 8.5-1z"
        strokeWidth="1.75"
        strokeDasharray="3 3.5"
        className="stroke-ink-faint"
      />
      <Pencil place="rotate(28 142 130) translate(142 93)" wood="fill-primary" end="fill-star" />
    </>
  );
}

type PencilProps = {
  /** The position of its top and its angle; the tip is 65 units below. */
  place: string;
  /** Fill classes of shaft and end. */
  wood: string;
  end: string;
};

function Pencil({ place, wood, end }: PencilProps) {
  return (
    <g transform={place}>
      <path d="M-6 0H6v52L0 65l-6-13z" className={wood} />
      <path d="M-6 52H6L0 65z" className="fill-surface" />
      <path d="M-6 0H6v9H-6z" className={end} />
      <Shade d="M2 0h4v52L0 65z" />
      <path d="M-6 0H6v52L0 65l-6-13z" />
    </g>
  );
}

/** A magnifying glass over an empty spot. */
export function LensIllustration() {
  return (
    <>
      <path d="M60 136v20M112 136v20" />
      <path d="M50 126h74v10H50z" className="fill-primary" />
      <Shade d="M50 131h74v5H50z" />
      <path d="M50 126h74v10H50z" />
      <path d="M60 125v-9c0-4 2-6 4-8v-6h10v6c2 2 4 4 4 8v9" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="m139 112 24 25" strokeWidth="10" />
      <path d="m141 114 22 23" strokeWidth="5" className="stroke-primary" />
      <circle cx="114" cy="86" r="34" className="fill-star" />
      <circle cx="114" cy="86" r="26.5" className="fill-surface" />
      <path
        d="M102 101V87c0-6 4-9 8-11 2-1 3-2 4-5 1 3 2 4 4 5 4 2 8 5 8 11v14z"
        strokeWidth="2"
        className="stroke-primary"
        strokeDasharray="4 4"
      />
      <path d="M94 81c2-7 6-11 12-13" strokeWidth="1.75" />
    </>
  );
}

/** A padlock under an arch, and its key. */
export function KeyIllustration() {
  const lock = 'M62 100h66a4 4 0 0 1 4 4v44a8 8 0 0 1-8 8H66a8 8 0 0 1-8-8v-44a4 4 0 0 1 4-4z';
  return (
    <>
      <path d="M73 100V82c0-13 8-18 14-21 4-2 6-4 8-8 2 4 4 6 8 8 6 3 14 8 14 21v18" strokeWidth="11" />
      <path d="M73 100V82c0-13 8-18 14-21 4-2 6-4 8-8 2 4 4 6 8 8 6 3 14 8 14 21v18" strokeWidth="6.5" className="stroke-surface" />
      <path d={lock} className="fill-primary" />
      <Shade d="M128 100a4 4 0 0 1 4 4v44a8 8 0 0 1-8 8H66a8 8 0 0 1-8-6h57a8 8 0 0 0 8-8v-42z" />
      <path d={lock} />
      <path d="M95 114a7 7 0 0 1 4 12.5l3 13.5H88l3-13.5A7 7 0 0 1 95 114z" className="fill-ink stroke-none" />
      <g transform="rotate(24 150 120)">
        <path d="M150 116v38M150 141h9M150 151h9" strokeWidth="8" />
        <path d="M150 116v38M150 141h9M150 151h9" strokeWidth="3.5" className="stroke-star" />
        <path d="M150 84c9 0 16 7 16 16s-7 16-16 16-16-7-16-16 7-16 16-16z" className="fill-star" />
        <Shade d="M150 84c9 0 16 7 16 16s-7 16-16 16c-4 0-7-1-10-3 12-1 18-8 18-16 0-5-3-10-8-13z" />
        <circle cx="150" cy="99" r="6.5" className="fill-primary-soft" />
      </g>
    </>
  );
}
