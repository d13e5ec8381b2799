import { Shade } from './shade.tsx';

const slip = 'M50 84h100v17a10 10 0 0 0 0 20v17H50v-17a10 10 0 0 0 0-20z';

/** Two slips, one behind the other. */
export function VoucherDrawing() {
  return (
    <>
      <ellipse cx="106" cy="156" rx="46" ry="3.5" fill="var(--color-scrim)" fillOpacity=".3" stroke="none" />
      <path d={slip} transform="rotate(12 100 111) translate(4 -10)" className="fill-star" />
      <g transform="rotate(-8 100 111)">
        <path d={slip} className="fill-primary" />
        <Shade d="M150 84v17a10 10 0 0 0 0 20v17H50v-6h93v-13a10 10 0 0 1 0-17V84z" />
        <path d={slip} />
        <path d="M118 90v42" strokeWidth="1.75" strokeDasharray="3 4.5" className="stroke-on-primary" />
        <path d="m74 122 22-22" className="stroke-on-primary" />
        <circle cx="76" cy="102" r="5" className="stroke-on-primary" />
        <circle cx="94" cy="120" r="5" className="stroke-on-primary" />
        <path d="M129 104h8M129 111h8M129 118h8" strokeWidth="1.75" className="stroke-on-primary" />
      </g>
    </>
  );
}
