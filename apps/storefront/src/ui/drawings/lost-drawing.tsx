import { DoorLeaves } from './door-drawing.tsx';
import { Shade } from './shade.tsx';

/** A door with a tag on it that says nobody knows. */
export function LostDrawing() {
  return (
    <>
      <DoorLeaves />
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
