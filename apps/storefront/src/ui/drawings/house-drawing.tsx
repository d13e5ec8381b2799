import { Shade } from './shade.tsx';

/** A house that a pin points at. */
export function HouseDrawing() {
  return (
    <>
      <path d="M64 156v-46l36-28 36 28v46z" className="fill-surface" />
      <Shade d="M100 82l36 28v46h-10v-50z" />
      <path d="M64 156v-46l36-28 36 28v46z" />
      <path d="m54 114 46-36 46 36" strokeWidth="10" />
      <path d="m54 114 46-36 46 36" strokeWidth="5.5" className="stroke-primary" />
      <path d="M89 156v-22c0-5 4-7 7-9 2-1 3-2 4-4 1 2 2 3 4 4 3 2 7 4 7 9v22z" className="fill-star" />
      <circle cx="106" cy="142" r="1.5" className="fill-ink stroke-none" />
      <path d="M72 122h10v12H72zM118 122h10v12h-10z" strokeWidth="1.75" className="fill-primary-soft" />
      <path d="M100 70c-11-13-17-19-17-29a17 17 0 0 1 34 0c0 10-6 16-17 29z" className="fill-primary" />
      <Shade d="M100 70c-1-1 10-17 10-29 0-7-3-12-7-16.5a17 17 0 0 1 14 16.5c0 10-6 16-17 29z" />
      <path d="M100 70c-11-13-17-19-17-29a17 17 0 0 1 34 0c0 10-6 16-17 29z" />
      <circle cx="100" cy="41" r="6.5" className="fill-surface" />
      <path d="M158 156v-14" />
      <path d="M158 106c9 10 12 18 12 24 0 8-5 13-12 13s-12-5-12-13c0-6 3-14 12-24z" className="fill-success" />
      <Shade d="M158 106c9 10 12 18 12 24 0 8-5 13-12 13-3 0-5-1-7-2 9-1 12-6 12-12 0-7-2-14-5-23z" />
    </>
  );
}
