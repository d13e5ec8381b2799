import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import type { SceneName } from '../illustrations/scene.tsx';
import { useText } from '../ui-context.tsx';

type Action =
  | { label: string; href: string; onPress?: never }
  | { label: string; href?: never; onPress: () => void; busy?: boolean | undefined };
type EmptyStateProps = {
  illustration: SceneName;
  title: ReactNode;
  /** The main action. */
  text?: ReactNode;
  action?: Action | undefined;
  /** A less likely action, next to `action`. */
  secondAction?: Action | undefined;
  /** The heading level; 1 if it is the page's heading. */
  level?: 1 | 2 | 3 | undefined;
  compact?: boolean | undefined;
};

/** A message for an empty list or page, with a link or button onward. */
export function EmptyState({ illustration, title, text, action, secondAction, level = 2, compact = false }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div
      className={
        compact ? 'grid justify-items-center gap-4 py-8 text-center' : 'grid justify-items-center gap-5 py-12 text-center sm:py-16'
      }
    >
      <Illustration name={illustration} className={compact ? 'w-32' : 'w-44'} />
      {/* The text may contain what the visitor typed, of any length. */}
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

/** Shown on a page number beyond the last page. `first` is the address of the first page. */
export function EmptyPage({ first }: { first: string }) {
  const text = useText();
  return (
    <EmptyState
      illustration="shelf"
      title={text('This page is empty')}
      text={text('The list has fewer pages.')}
      action={{ label: text('Back to the first page'), href: first }}
    />
  );
}
