import { Shade } from './illustration-frame.tsx';

export function BasketIllustration() {
  return (
    <>
      <path d="M72 106c0-47 56-47 56 0" strokeWidth="7.5" />
      <path d="M72 106c0-47 56-47 56 0" strokeWidth="3" className="stroke-star" />
      <path d="M62 110h76l-8 39c-1 5-4 7-9 7H79c-5 0-8-2-9-7z" className="fill-star" />
      <path
        d="M65 124h70M68 137h64M80 114v10M100 114v10M120 114v10M90 124v13M110 124v13M80 137v14M100 137v14M120 137v14"
        strokeWidth="1.75"
        className="stroke-primary"
      />
      <Shade d="M138 110l-8 39c-1 5-4 7-9 7h-10c5 0 8-2 9-7l8-39z" />
      <path d="M62 110h76l-8 39c-1 5-4 7-9 7H79c-5 0-8-2-9-7z" />
      <rect x="56" y="101" width="88" height="13" rx="6.5" className="fill-primary" />
      <path d="M65 107.5h70" strokeWidth="1.75" strokeDasharray="4 5" className="stroke-on-primary" />
      <path
        d="m162 84 2 4.9 5 2.1-5 2-2 5-2-5-5-2 5-2.1zM36 108l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.5z"
        className="fill-star stroke-none"
      />
    </>
  );
}

export function ShelfIllustration() {
  return (
    <>
      <path d="M62 100v36M138 100v36M62 144v12M138 144v12" />
      <path d="M52 92h96v8H52zM52 136h96v8H52z" className="fill-primary" />
      <Shade d="M52 96h96v4H52zM52 140h96v4H52z" />
      <path d="M52 92h96v8H52zM52 136h96v8H52z" />
      <path d="M70 91V78c0-3 3-4 3-7v-5h12v5c0 3 3 4 3 7v13" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M112 91c-9-5-9-18 0-21v-6h12v6c9 3 9 16 0 21" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M72 135v-16h22v16" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M121 122v-9" />
      <path
        d="M121 116c0-8-5-11-12-11 0 7 4 11 12 11zM121 112c0-7 4-10 11-10 0 6-3 10-11 10z"
        strokeWidth="1.75"
        className="fill-success"
      />
      <path d="M109 121h24l-3 15h-18z" className="fill-star" />
      <Shade d="M133 121l-3 15h-6l3-15z" />
      <path d="M109 121h24l-3 15h-18z" />
    </>
  );
}

/** A house with a map pin. */
export function AddressIllustration() {
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

const leaves = 'M62 151V88c0-15 9-24 21-30 9-4 14-7 17-13 3 6 8 9 17 13 12 6 21 15 21 30v63z';

/** A closed door with a plant. */
export function EntranceIllustration() {
  return (
    <>
      <EntranceWings />
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

function EntranceWings() {
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

/** A door with a question mark on its tag. */
export function LostIllustration() {
  return (
    <>
      <EntranceWings />
      <path d="M105 112c6 6 16 5 22 2" strokeWidth="1.5" />
      <g transform="rotate(9 140 124)">
        <path d="M120 110h38a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-38a3 3 0 0 1-3-3v-24a3 3 0 0 1 3-3z" className="fill-star" />
        <Shade d="M161 113v24a3 3 0 0 1-3 3h-38a3 3 0 0 1-3-3v-2h38v-25h3a3 3 0 0 1 3 3z" />
        <path d="M134 120c0-6 9-6 9 0 0 4-4.5 4-4.5 8" strokeWidth="2.25" stroke="var(--color-primary-950)" />
        <circle cx="138.5" cy="133" r="1.5" fill="var(--color-primary-950)" stroke="none" />
      </g>
    </>
  );
}

/** A glass bell with an empty heart. */
export function HeartIllustration() {
  return (
    <>
      <circle cx="100" cy="47" r="5.5" className="fill-star" />
      <path d="M64 144V90c0-24 16-37 36-37s36 13 36 37v54z" className="fill-surface" />
      <Shade d="M136 144V90c0-24-16-37-36-37 14 4 27 15 27 37v54z" />
      <path d="M64 144V90c0-24 16-37 36-37s36 13 36 37v54z" />
      <path
        d="M100 126c-14-9-20-16-20-25 0-13 16-15 20-4 4-11 20-9 20 4 0 9-6 16-20 25z"
        strokeDasharray="4 4.5"
        className="fill-sale-soft stroke-sale"
      />
      <path d="M73 94c0-11 4-19 11-25" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M54 144h92v12H54z" className="fill-primary" />
      <Shade d="M54 151h92v5H54z" />
      <path d="M54 144h92v12H54z" />
      <path d="M62 147.5h50" strokeWidth="1.5" className="stroke-star" />
    </>
  );
}
