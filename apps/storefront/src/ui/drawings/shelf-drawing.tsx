import { Shade } from './shade.tsx';

export function ShelfDrawing() {
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
