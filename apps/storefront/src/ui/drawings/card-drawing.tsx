import { Shade } from './shade.tsx';

/** A member's card with its rosette. */
export function CardDrawing() {
  return (
    <>
      <ellipse cx="104" cy="156" rx="46" ry="3.5" fill="var(--color-scrim)" fillOpacity=".3" stroke="none" />
      <g transform="rotate(-7 100 108)">
        <rect x="48" y="76" width="104" height="66" rx="8" className="fill-primary" />
        <Shade d="M144 76a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8H56a8 8 0 0 1-8-6h88a8 8 0 0 0 8-8z" />
        <rect x="48" y="76" width="104" height="66" rx="8" />
        <path d="M62 114V102c0-5 3-8 7-10 3-1 4-2 5-5 1 3 2 4 5 5 4 2 7 5 7 10v12z" strokeWidth="1.75" className="fill-star" />
        <path d="M98 94h36M98 104h22M62 127h44" strokeWidth="2" className="stroke-on-primary" />
      </g>
      <path d="m126 136-5 20 10-5 6 7 4-20zM146 136l7 20-11-4-5 6" className="fill-sale" />
      <path
        d="m137 106 6 4 7-.5 2.5 6.5 6 4-2 7 2 7-6 4-2.5 6.5-7-.5-6 4-6-4-7 .5-2.5-6.5-6-4 2-7-2-7 6-4 2.5-6.5 7 .5z"
        className="fill-star"
      />
      <circle cx="137" cy="127" r="9.5" strokeWidth="1.75" className="fill-surface" />
    </>
  );
}
