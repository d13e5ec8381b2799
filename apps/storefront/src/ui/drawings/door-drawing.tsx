import { Shade } from './shade.tsx';

const leaves = 'M62 151V88c0-15 9-24 21-30 9-4 14-7 17-13 3 6 8 9 17 13 12 6 21 15 21 30v63z';

/** A door that is shut for now, with a plant beside it. */
export function DoorDrawing() {
  return (
    <>
      <DoorLeaves />
      <path d="M164 137v-12" />
      <path
        d="M164 130c0-9-6-13-14-13 0 9 5 13 14 13zM164 124c0-8 5-12 13-12 0 8-4 12-13 12z"
        strokeWidth="1.75"
        className="fill-success"
      />
      <path d="M152 136h24l-3 20h-18z" className="fill-star" />
      <Shade d="M176 136l-3 20h-7l3-20z" />
      <path d="M152 136h24l-3 20h-18z" />
    </>
  );
}

export function DoorLeaves() {
  return (
    <>
      <path d={leaves} className="fill-primary" />
      <path d="M70 146v-32h22v32zM108 146v-32h22v32z" strokeWidth="1.75" className="stroke-star" />
      <path
        d="M70 105V89c0-9 5-15 13-19 4-2 7-4 9-6v41zM130 105V89c0-9-5-15-13-19-4-2-7-4-9-6v41z"
        strokeWidth="1.75"
        className="stroke-star"
      />
      <path d="m81 130 4-5 4 5-4 5zM119 130l-4-5-4 5 4 5z" transform="translate(-4)" className="fill-star stroke-none" />
      <Shade d="M100 45c3 6 8 9 17 13 12 6 21 15 21 30v63h-7V88c0-15-9-24-21-30-6-3-8-7-10-13z" />
      <path d={leaves} />
      <path d="M100 45v106" />
      <circle cx="95" cy="110" r="2.5" className="fill-star" strokeWidth="1.5" />
      <circle cx="105" cy="110" r="2.5" className="fill-star" strokeWidth="1.5" />
      <path d="M54 151h92v5H54z" className="fill-surface" />
    </>
  );
}
