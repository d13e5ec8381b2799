import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { IllustrationFrame } from '../illustrations/illustration-frame.tsx';
import { useText } from '../ui-context.tsx';

type ErrorStateProps = {
  title: ReactNode;
  /** The cause, in plain words. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** `inline` is a line among other content; `block` replaces the failed content. */
  kind?: 'block' | 'inline' | undefined;
  /** The heading level; 1 if it is the page's heading. */
  level?: 1 | 2 | undefined;
};

/** An error message with a retry button. */
export function ErrorState({ title, text: detail, onRetry, busy, kind = 'block', level = 2 }: ErrorStateProps) {
  const text = useText();
  const Title = `h${level}` as const;
  const retry = onRetry && (
    <Button variant="secondary" size={kind === 'inline' ? 'sm' : 'md'} busy={busy} onClick={onRetry}>
      <RotateCw aria-hidden="true" />
      {text('Try again')}
    </Button>
  );
  if (kind === 'inline') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-sale-soft px-4 py-3 text-sm">
        <p className="min-w-0 flex-1">
          <strong className="text-sale-text">{title}</strong> {detail}
        </p>
        {retry}
      </div>
    );
  }
  return (
    <div role="alert" className="grid justify-items-center gap-5 py-12 text-center">
      <IllustrationFrame className="w-44">
        <LanternIllustration />
      </IllustrationFrame>
      <div className="grid max-w-md gap-1.5">
        <Title className="text-xl font-bold">{title}</Title>
        {detail && <p className="text-ink-muted">{detail}</p>}
      </div>
      {retry}
    </div>
  );
}

/** An extinguished lantern. Not loaded on demand, because it shows without a connection. */
export function LanternIllustration() {
  return (
    <>
      <path d="M100 10v24" strokeDasharray="4 4" />
      <circle cx="100" cy="39" r="4.5" />
      <path d="M80 60c2-9 11-10 20-17 9 7 18 8 20 17z" className="fill-primary" />
      <path d="M76 60h48l4 8v44l-5 8H77l-5-8V68z" className="fill-surface" />
      <path d="M72 70h56M72 110h56" strokeWidth="1.5" />
      <path d="M86 110V88c0-6 4-9 8-11 3-1 5-2 6-4 1 2 3 3 6 4 4 2 8 5 8 11v22z" strokeWidth="1.75" className="fill-tint" />
      <path d="M78 76v28M122 76v28" strokeWidth="1.5" className="stroke-primary" strokeDasharray="3 4" />
      <path d="M97 110V99h6v11" strokeWidth="1.75" className="fill-surface" />
      <path d="M100 98v-2.5c-3-3 3-4 0-7.5" strokeWidth="1.5" className="stroke-ink-faint" />
      <path d="M84 120h32l-5 9H89z" className="fill-primary" />
      <circle cx="100" cy="134" r="3" className="fill-star" strokeWidth="1.75" />
      <path d="M58 84c-5 7-5 15 0 22M142 84c5 7 5 15 0 22" strokeWidth="1.5" strokeDasharray="2 5" className="stroke-primary" />
      <path d="M84 156c2-4 30-4 32 0" strokeWidth="1.5" className="stroke-line-strong" />
    </>
  );
}
