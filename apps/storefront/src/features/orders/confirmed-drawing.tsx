import { DrawingFrame } from '../../ui/drawings/drawing.tsx';
import { Shade } from '../../ui/drawings/shade.tsx';

/** A parcel in the arch, tied and ready: the house's drawing for an order that stands. */
export function ConfirmedDrawing({ className }: { className: string }) {
  return (
    <DrawingFrame tone="success" className={className} front={<Done />}>
      <path d="M62 104h76v44c0 4.5-3 8-8 8H70c-5 0-8-3.5-8-8z" className="fill-star" />
      <path d="M100 104v50" strokeWidth="9" strokeLinecap="butt" />
      <path d="M100 104v50" strokeWidth="5" strokeLinecap="butt" className="stroke-primary" />
      <Shade d="M62 118h76v-4H62zM138 118v30c0 4.5-3 8-8 8h-8c4 0 7-3.5 7-8v-30z" />
      <path d="M56 99h88v15H56z" className="fill-star" />
      <path d="M92 99h16v15H92z" strokeWidth="1.75" className="fill-primary" />
      <path d="M62 114v34c0 4.5 3 8 8 8h60c5 0 8-3.5 8-8v-34" />
      <path d="M100 99c-4-15-25-17-23-6 1.5 6 14 6 23 6 9 0 21.5 0 23-6 2-11-19-9-23 6z" className="fill-primary" />
      <path
        d="m66 60 2 4.9 5 2.1-5 2-2 5-2-5-5-2 5-2.1zM140 46l1.6 3.9 3.9 1.6-3.9 1.6-1.6 3.9-1.6-3.9-3.9-1.6 3.9-1.6z"
        className="fill-star stroke-none"
      />
    </DrawingFrame>
  );
}

function Done() {
  return (
    <>
      <circle cx="134" cy="142" r="17" className="fill-success stroke-surface" strokeWidth="4" />
      <path d="m126.5 142.5 5.5 5.5 10-11" strokeWidth="3" className="stroke-on-success" />
    </>
  );
}
