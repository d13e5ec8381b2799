import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Drawing } from './drawings/drawing.tsx';
import type { SceneName } from './drawings/scene.tsx';

type Action =
  | { label: string; href: string; onPress?: never }
  | { label: string; href?: never; onPress: () => void; busy?: boolean | undefined };
type EmptyStateProps = {
  drawing: SceneName;
  title: ReactNode;
  /** What to do next. */
  text?: ReactNode;
  action?: Action | undefined;
  /** A less likely step, next to `action`. */
  secondAction?: Action | undefined;
  /** The title's rank; 1 where it is the page. */
  level?: 1 | 2 | 3 | undefined;
  compact?: boolean | undefined;
};

/** Nothing here, kindly said, with a way onward. */
export function EmptyState({ drawing, title, text, action, secondAction, level = 2, compact = false }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div
      className={
        compact ? 'grid justify-items-center gap-4 py-8 text-center' : 'grid justify-items-center gap-5 py-12 text-center sm:py-16'
      }
    >
      <Drawing name={drawing} className={compact ? 'w-32' : 'w-44'} />
      {/* The words may be the visitor's own, and as long as they like. */}
      <div className="grid max-w-md gap-1.5 wrap-anywhere">
        <Title className={compact ? 'text-lg font-bold' : 'text-xl font-bold'}>{title}</Title>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      {action && (
        <div className="flex flex-wrap justify-center gap-3">
          <ActionButton action={action} />
          {secondAction && <ActionButton action={secondAction} variant="secondary" />}
        </div>
      )}
    </div>
  );
}

function ActionButton({ action, variant }: { action: Action; variant?: 'secondary' | undefined }) {
  if (action.href !== undefined) {
    return (
      <ButtonLink variant={variant} href={action.href}>
        {action.label}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} busy={action.busy} onClick={action.onPress}>
      {action.label}
    </Button>
  );
}
