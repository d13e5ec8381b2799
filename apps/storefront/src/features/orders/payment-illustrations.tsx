import { classNames } from '@souk/ui/class-names.ts';
import { IllustrationFrame, Shade } from '@souk/ui/illustrations/illustration-frame.tsx';

/** A payment card with a clock or an exclamation mark. */
export function PaymentIllustration({ waiting, className }: { waiting: boolean; className: string }) {
  return (
    <IllustrationFrame tone={waiting ? 'primary' : 'warn'} className={className}>
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
    </IllustrationFrame>
  );
}

/** A parcel with a check mark. */
export function ConfirmedIllustration({ className }: { className: string }) {
  return (
    <IllustrationFrame tone="success" className={className} front={<Done />}>
      <path d="M62 104h76v44c0 4.5-3 8-8 8H70c-5 0-8-3.5-8-8z" className="fill-star" />
      <path d="M100 104v50" strokeWidth="9" strokeLinecap="butt" />
      <path d="M100 104v50" strokeWidth="5" strokeLinecap="butt" className="stroke-primary" />
      <Shade d="M62 118h76v-4H62zM138 118v30c0 4.5-3 8-8 8h-8c4 0 7-3.5 7-8v-30z" />
      <path d="M56 99h88v15H56z" className="fill-star" />
      <path d="M92 99h16v15H92z" strokeWidth="1.75" className="fill-primary" />
      <path d="M62 114v34c0 4.5 3 8 8 8h60c5 0 8-3.5 8-8v-34" />
      <path d="M100 99c-4-15-25-17-23-6 1.5 6 14 6 23 6 9 0 21.5 0 23-6 2-11-19-9-23 6z" className="fill-primary" />
      <path
        d="m66 60 2 4.9 5 2.1-5 2-2 5-2-5-5-2 5-2.1zM140 46l1.6 3.9 3.9 1.6-3.9 1.6-1.6 3.9-1.6-3.9-3.9-1.6 3.9-1.6z"
        className="fill-star stroke-none"
      />
    </IllustrationFrame>
  );
}

function Done() {
  return (
    <>
      <circle cx="134" cy="142" r="17" className="fill-success stroke-surface" strokeWidth="4" />
      <path d="m126.5 142.5 5.5 5.5 10-11" strokeWidth="3" className="stroke-on-success" />
    </>
  );
}
