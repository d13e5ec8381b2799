import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DrawingFrame } from './drawings/drawing.tsx';
import { LanternDrawing } from './drawings/lantern-drawing.tsx';
import { useText } from './ui-context.tsx';

type ErrorStateProps = {
  title: ReactNode;
  /** What happened, in plain words. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** `inline` is a line among other things; `block` fills the place of what failed. */
  kind?: 'block' | 'inline' | undefined;
  /** The title's rank; 1 where it is the page. */
  level?: 1 | 2 | undefined;
};

/** Something failed: what, and the way to try again beside it. */
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
      <DrawingFrame className="w-44">
        <LanternDrawing />
      </DrawingFrame>
      <div className="grid max-w-md gap-1.5">
        <Title className="text-xl font-bold">{title}</Title>
        {detail && <p className="text-ink-muted">{detail}</p>}
      </div>
      {retry}
    </div>
  );
}
