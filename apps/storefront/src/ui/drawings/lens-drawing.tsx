export function LensDrawing() {
  return (
    <>
      <path d="M56 128h60M64 128v28M108 128v28" />
      <path d="M66 127v-9c0-4 2-6 4-8v-5h9v5c2 2 4 4 4 8v9" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="m138 116 24 25" strokeWidth="8" />
      <path d="m138 116 24 25" strokeWidth="3.5" className="stroke-primary-soft" />
      <circle cx="114" cy="90" r="33" className="fill-surface" />
      <circle cx="114" cy="90" r="26.5" strokeWidth="1.25" className="stroke-primary opacity-50" />
      <path
        d="M102 105V91c0-6 4-9 8-11 2-1 3-2 4-5 1 3 2 4 4 5 4 2 8 5 8 11v14z"
        strokeWidth="2"
        className="stroke-primary"
        strokeDasharray="4 4"
      />
      <path d="M94 84c2-7 6-11 12-13" strokeWidth="1.75" />
    </>
  );
}
