import { Shade } from './shade.tsx';

/** A padlock under an arch, and the key to it. */
export function KeyDrawing() {
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
