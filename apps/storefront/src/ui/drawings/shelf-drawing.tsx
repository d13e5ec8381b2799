export function ShelfDrawing() {
  return (
    <>
      <path d="M54 94h92v6H54zM54 136h92v6H54z" className="fill-surface" />
      <path d="M62 100v36M138 100v36M62 142v14M138 142v14" />
      <path d="M72 93V79c0-3 3-4 3-7v-5h12v5c0 3 3 4 3 7v14" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M112 93c-9-5-9-18 0-21v-6h12v6c9 3 9 16 0 21" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M74 135v-16h22v16" strokeDasharray="3 4.5" strokeWidth="1.75" className="stroke-ink-faint" />
      <path d="M110 122h22l-3 14h-16z" className="fill-surface" />
      <path d="M112 127h18" strokeWidth="1.5" className="stroke-primary" />
      <path d="M121 122v-9" />
      <path
        d="M121 115c0-6-4-8-9-8 0 5 3 8 9 8zM121 112c0-5 3-8 8-8 0 5-2 8-8 8z"
        strokeWidth="1.5"
        className="fill-success-soft stroke-success"
      />
    </>
  );
}
