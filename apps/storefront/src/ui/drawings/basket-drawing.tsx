import { Shade } from './shade.tsx';

export function BasketDrawing() {
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
