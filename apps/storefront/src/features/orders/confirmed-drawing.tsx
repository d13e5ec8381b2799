import { Shade } from '../../ui/drawings/shade.tsx';

/** A parcel in the arch, tied and ready: the house's drawing for an order that stands. */
export function ConfirmedDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 200 172"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`h-auto stroke-ink ${className}`}
    >
      <path
        d="M40 156V72c0-22 12-34 31-43 15-7 24-11 29-19 5 8 14 12 29 19 19 9 31 21 31 43v84z"
        className="fill-success-soft stroke-none"
      />
      <path
        d="M49 156V76c0-18 10-28 26-36 12-6 20-10 25-17 5 7 13 11 25 17 16 8 26 18 26 36v80"
        strokeWidth="1.25"
        className="stroke-success-text opacity-40"
      />
      <path d="M62 104h76v44c0 4.5-3 8-8 8H70c-5 0-8-3.5-8-8z" className="fill-star" />
      <path d="M100 104v50" strokeWidth="9" strokeLinecap="butt" />
      <path d="M100 104v50" strokeWidth="5" strokeLinecap="butt" className="stroke-primary" />
      <Shade d="M62 118h76v-4H62zM138 118v30c0 4.5-3 8-8 8h-8c4 0 7-3.5 7-8v-30z" />
      <path d="M56 99h88v15H56z" className="fill-star" />
      <path d="M92 99h16v15H92z" strokeWidth="1.75" className="fill-primary" />
      <path d="M62 114v34c0 4.5 3 8 8 8h60c5 0 8-3.5 8-8v-34" />
      <path d="M100 99c-4-15-25-17-23-6 1.5 6 14 6 23 6 9 0 21.5 0 23-6 2-11-19-9-23 6z" className="fill-primary" />
      <circle cx="134" cy="142" r="17" className="fill-success stroke-surface" strokeWidth="4" />
      <path d="m126.5 142.5 5.5 5.5 10-11" strokeWidth="3" className="stroke-on-success" />
      <path d="M14 156h38M152 156h34" />
      <path d="M30 165h26M72 165h64M150 165h14" strokeWidth="1.75" className="stroke-line-strong" />
      <path
        d="m66 60 2 4.9 5 2.1-5 2-2 5-2-5-5-2 5-2.1zM140 46l1.6 3.9 3.9 1.6-3.9 1.6-1.6 3.9-1.6-3.9-3.9-1.6 3.9-1.6z"
        className="fill-star stroke-none"
      />
    </svg>
  );
}
