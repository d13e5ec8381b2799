import { Shade } from './shade.tsx';

/** A box that stands open, with nothing in it yet. */
export function ParcelDrawing() {
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
