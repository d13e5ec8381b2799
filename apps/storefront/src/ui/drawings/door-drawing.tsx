export function DoorDrawing() {
  return (
    <>
      <path d="M60 156V88c0-16 9-25 22-31 10-5 15-8 18-14 3 6 8 9 18 14 13 6 22 15 22 31v68z" className="fill-surface" />
      <path d="M100 44v112" />
      <path d="M68 148v-34h24v34zM108 148v-34h24v34z" strokeWidth="1.5" className="stroke-primary" />
      <path
        d="M68 106V89c0-10 5-16 13-21 5-3 9-4 11-6v44zM132 106V89c0-10-5-16-13-21-5-3-9-4-11-6v44z"
        strokeWidth="1.5"
        className="stroke-primary"
      />
      <path
        d="m80 131 4-4 4 4-4 4zM112 131l4-4 4 4-4 4z"
        strokeWidth="1.5"
        transform="translate(-4)"
        className="fill-primary-soft stroke-primary"
      />
      <circle cx="95" cy="110" r="2.25" className="fill-ink stroke-none" />
      <circle cx="105" cy="110" r="2.25" className="fill-ink stroke-none" />
      <path d="M50 156h100l5 0" />
      <path d="M105 112c6 6 16 5 22 2" strokeWidth="1.5" />
      <g transform="rotate(9 140 124)">
        <path d="M120 112h36a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-36a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3z" className="fill-star" />
        <path d="M134 121c0-5 8-5 8 0 0 3-4 3-4 7" strokeWidth="2" />
        <circle cx="138" cy="133" r="1.25" className="fill-ink stroke-none" />
      </g>
    </>
  );
}
