import { Shade } from './shade.tsx';

/** A glass over the place where something should stand. */
export function LensDrawing() {
  return (
    <>
      <path d="M60 136v20M112 136v20" />
      <path d="M50 126h74v10H50z" className="fill-primary" />
      <Shade d="M50 131h74v5H50z" />
      <path d="M50 126h74v10H50z" />
      <path d="M60 125v-9c0-4 2-6 4-8v-6h10v6c2 2 4 4 4 8v9" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="m139 112 24 25" strokeWidth="10" />
      <path d="m141 114 22 23" strokeWidth="5" className="stroke-primary" />
      <circle cx="114" cy="86" r="34" className="fill-star" />
      <circle cx="114" cy="86" r="26.5" className="fill-surface" />
      <path
        d="M102 101V87c0-6 4-9 8-11 2-1 3-2 4-5 1 3 2 4 4 5 4 2 8 5 8 11v14z"
        strokeWidth="2"
        className="stroke-primary"
        strokeDasharray="4 4"
      />
      <path d="M94 81c2-7 6-11 12-13" strokeWidth="1.75" />
    </>
  );
}
