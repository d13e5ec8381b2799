import { Pencil } from './pencil.tsx';
import { Shade } from './shade.tsx';

const bubble = 'M54 64h88c6 0 10 4 10 10v40c0 6-4 10-10 10H92l-20 18v-18H54c-6 0-10-4-10-10V74c0-6 4-10 10-10z';

/** A speech bubble with room for stars, and a pencil. */
export function ReviewDrawing() {
  return (
    <>
      <path d={bubble} className="fill-surface" />
      <Shade d="M142 64c6 0 10 4 10 10v40c0 6-4 10-10 10H92l-20 18v-8l16-14h48c6 0 9-4 9-9V73c0-4-1-7-3-9z" />
      <path d={bubble} />
      <path d="m64 82 3.5 8 8.5 1-6.5 5.5 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-5.5 8.5-1z" className="fill-star" strokeWidth="1.75" />
      <path
        d="m98 82 3.5 8 8.5 1-6.5 5.5 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-5.5 8.5-1zM132 82l3.5 8 8.5 1-6.5 5.5 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-5.5 8.5-1z"
        strokeWidth="1.75"
        strokeDasharray="3 3.5"
        className="stroke-ink-faint"
      />
      <Pencil place="rotate(28 142 130) translate(142 93)" wood="fill-primary" end="fill-star" />
    </>
  );
}
