import { Shade } from './illustration-frame.tsx';

/** A membership card with its rosette. */
export function CardIllustration() {
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

/** An open, empty box. */
export function ParcelIllustration() {
  return (
    <>
      <path d="M88 92V76c0-5 4-7 4-12v-5h16v5c0 5 4 7 4 12v16" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M60 110 72 96h56l12 14z" className="fill-sunken" />
      <path d="M60 110 40 100l14-13 18 9zM140 110l20-10-14-13-18 9z" className="fill-star" />
      <path d="M60 110h80v46H60z" className="fill-star" />
      <path d="M93 110h14v17l-3.5-3-3.5 3-3.5-3-3.5 3z" strokeWidth="1.75" className="fill-primary" />
      <Shade d="M128 110h12v46H60v-5h68zM140 110l20-10-5-5-20 9z" />
      <path d="M60 110h80v46H60z" />
      <path d="M70 136h22v12H70z" strokeWidth="1.75" className="fill-surface" />
      <path d="M74 142h10" strokeWidth="1.75" className="stroke-primary" />
    </>
  );
}

const voucherOutline = 'M50 84h100v17a10 10 0 0 0 0 20v17H50v-17a10 10 0 0 0 0-20z';

/** Two vouchers, one behind the other. */
export function VoucherIllustration() {
  return (
    <>
      <ellipse cx="106" cy="156" rx="46" ry="3.5" fill="var(--color-scrim)" fillOpacity=".3" stroke="none" />
      <path d={voucherOutline} transform="rotate(12 100 111) translate(4 -10)" className="fill-star" />
      <g transform="rotate(-8 100 111)">
        <path d={voucherOutline} className="fill-primary" />
        <Shade d="M150 84v17a10 10 0 0 0 0 20v17H50v-6h93v-13a10 10 0 0 1 0-17V84z" />
        <path d={voucherOutline} />
        <path d="M118 90v42" strokeWidth="1.75" strokeDasharray="3 4.5" className="stroke-on-primary" />
        <path d="m74 122 22-22" className="stroke-on-primary" />
        <circle cx="76" cy="102" r="5" className="stroke-on-primary" />
        <circle cx="94" cy="120" r="5" className="stroke-on-primary" />
        <path d="M129 104h8M129 111h8M129 118h8" strokeWidth="1.75" className="stroke-on-primary" />
      </g>
    </>
  );
}

const glass = 'M76 68h48c0 24-17 30-20 42 3 12 20 18 20 42H76c0-24 17-30 20-42-3-12-20-18-20-42z';

/** An hourglass that has run out. */
export function HourglassIllustration() {
  return (
    <>
      <path d="M70 66v84M130 66v84" />
      <path d={glass} className="fill-surface" />
      <path d="M78 150c2-13 10-20 22-20s20 7 22 20z" className="fill-star stroke-none" />
      <path d="M100 112v12" strokeWidth="1.75" strokeDasharray="2 4" className="stroke-star" />
      <Shade d="M124 68c0 24-17 30-20 42 3 12 20 18 20 42h-9c0-22-15-30-17-42 2-12 17-20 17-42z" />
      <path d={glass} />
      <path d="M84 76c1 8 5 14 9 19" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M62 56h76v12H62zM62 144h76v12H62z" className="fill-primary" />
      <Shade d="M62 63h76v5H62zM62 151h76v5H62z" />
      <path d="M62 56h76v12H62zM62 144h76v12H62z" />
      <path d="M70 59.5h44M70 147.5h44" strokeWidth="1.5" className="stroke-star" />
    </>
  );
}
