export function BasketDrawing() {
  return (
    <>
      <path d="M73 103c0-40 54-40 54 0" />
      <path d="M80 103c0-31 40-31 40 0" strokeWidth="1.5" />
      <path d="M64 112h72l-7 36c-1 5-4 8-9 8H80c-5 0-8-3-9-8z" className="fill-surface" />
      <path d="M67 124h66M69.5 136h61M72 147h56" strokeWidth="1.5" className="stroke-primary" />
      <path
        d="M80 115v6M96 115v6M112 115v6M126 115v6M87 127v6M104 127v6M119 127v6M81 139v5M96 139v5M112 139v5"
        strokeWidth="1.5"
        className="stroke-primary"
      />
      <rect x="58" y="101" width="84" height="12" rx="6" className="fill-surface" />
      <path d="M66 107h68" strokeWidth="1.5" strokeDasharray="4 5" className="stroke-primary" />
      <Star x={160} y={92} />
    </>
  );
}

function Star({ x, y }: { x: number; y: number }) {
  return <path transform={`translate(${x} ${y})`} d="m0-7 2 4.9L7 0 2 2.1 0 7l-2-4.9L-7 0l5-2.1z" className="fill-star stroke-none" />;
}
