import { classNames } from '../../ui/class-names.ts';
import { Shade } from '../../ui/drawings/shade.tsx';

/** A card in the arch: under way, with a clock, or waiting to be used. */
export function PaymentDrawing({ waiting, className }: { waiting: boolean; className: string }) {
  return (
    <svg
      viewBox="0 0 200 172"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('h-auto stroke-ink', className)}
    >
      <path
        d="M40 156V72c0-22 12-34 31-43 15-7 24-11 29-19 5 8 14 12 29 19 19 9 31 21 31 43v84z"
        className={classNames('stroke-none', waiting ? 'fill-primary-soft' : 'fill-warn-soft')}
      />
      <path
        d="M49 156V76c0-18 10-28 26-36 12-6 20-10 25-17 5 7 13 11 25 17 16 8 26 18 26 36v80"
        strokeWidth="1.25"
        className={classNames('opacity-40', waiting ? 'stroke-primary' : 'stroke-warn-text')}
      />
      <g transform="rotate(-7 100 112)">
        <rect x="58" y="84" width="84" height="54" rx="7" className="fill-primary" />
        <path d="M58 97h84v11H58z" className="fill-ink" />
        <Shade d="M135 84a7 7 0 0 1 7 7v40a7 7 0 0 1-7 7H65a7 7 0 0 1-7-6h70a7 7 0 0 0 7-7z" />
        <rect x="58" y="84" width="84" height="54" rx="7" />
        <path d="M68 120h20M68 128h12" strokeWidth="1.75" className="stroke-on-primary" />
        <path d="M118 115h13v10h-13z" strokeWidth="1.75" className="fill-star" />
      </g>
      <circle cx="138" cy="136" r="17" strokeWidth="4" className={classNames('stroke-surface', waiting ? 'fill-primary' : 'fill-star')} />
      {waiting ? (
        <path d="M138 127v9.5l6 4" strokeWidth="3" className="stroke-on-primary" />
      ) : (
        <path d="M138 128v9M138 143.5v.5" strokeWidth="3.25" />
      )}
      <path d="M14 156h172" />
      <path d="M30 165h26M72 165h64M150 165h14" strokeWidth="1.75" className="stroke-line-strong" />
    </svg>
  );
}
