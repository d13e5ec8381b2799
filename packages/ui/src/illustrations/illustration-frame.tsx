import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  primary: { arch: 'fill-primary-soft', line: 'stroke-primary' },
  success: { arch: 'fill-success-soft', line: 'stroke-success-text' },
  warn: { arch: 'fill-warn-soft', line: 'stroke-warn-text' },
};

type IllustrationFrameProps = {
  children: ReactNode;
  /** Parts that cover the ground line. */
  front?: ReactNode;
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
};

/** The shared parts of all drawings: ground line and arch. */
export function IllustrationFrame({ children, front, tone = 'primary', className }: IllustrationFrameProps) {
  const { arch, line } = tones[tone];
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
        className={classNames('stroke-none', arch)}
      />
      <path
        d="M49 156V76c0-18 10-28 26-36 12-6 20-10 25-17 5 7 13 11 25 17 16 8 26 18 26 36v80"
        strokeWidth="1.25"
        className={classNames('opacity-35', line)}
      />
      {children}
      <path d="M14 156h172" />
      <path d="M30 165h26M72 165h64M150 165h14" strokeWidth="1.75" className="stroke-line-strong" />
      {front}
    </svg>
  );
}

/** The shaded side of an object, darker in both colour schemes. */
export function Shade({ d }: { d: string }) {
  return <path d={d} fill="var(--color-scrim)" fillOpacity=".38" stroke="none" />;
}
