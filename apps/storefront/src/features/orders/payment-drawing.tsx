import { classNames } from '../../ui/class-names.ts';
import { DrawingFrame } from '../../ui/drawings/drawing.tsx';
import { Shade } from '../../ui/drawings/shade.tsx';

/** A card in the arch: under way, with a clock, or waiting to be used. */
export function PaymentDrawing({ waiting, className }: { waiting: boolean; className: string }) {
  return (
    <DrawingFrame tone={waiting ? 'primary' : 'warn'} className={className}>
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
    </DrawingFrame>
  );
}
