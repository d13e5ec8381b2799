import { Shade } from './shade.tsx';

const glass = 'M76 68h48c0 24-17 30-20 42 3 12 20 18 20 42H76c0-24 17-30 20-42-3-12-20-18-20-42z';

/** An hourglass that has run out. */
export function HourglassDrawing() {
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
