import { type ComponentProps, lazy, Suspense } from 'react';
import { useText } from '../ui-context.tsx';
import type { ErrorState } from './error-state.tsx';

type ErrorStateProps = ComponentProps<typeof ErrorState>;

/** Loads ErrorState on demand, because few visits see it. If that fails, a plain error without own code is shown. */
const FullError = lazy(async () => {
  const code = await import('./error-state.tsx').catch(() => undefined);
  return { default: code?.ErrorState ?? PlainError };
});

/** `ErrorState`, loaded on demand. */
export function LazyErrorState(props: ErrorStateProps) {
  // An error that replaces the whole page must not be empty while it loads.
  const meanwhile = props.level === 1 && <PlainError title={props.title} text={props.text} level={1} />;
  return (
    <Suspense fallback={meanwhile}>
      <FullError {...props} />
    </Suspense>
  );
}

function PlainError({ title, text: detail, onRetry, level }: ErrorStateProps) {
  const text = useText();
  const Title = level === 1 ? 'h1' : 'p';
  return (
    <div role="alert" className="grid justify-items-center gap-2 py-12 text-center">
      <Title className="text-xl font-bold">{title}</Title>
      <p className="text-ink-muted">{detail}</p>
      {onRetry && (
        <button type="button" className="min-h-11 px-5 font-semibold text-accent underline" onClick={onRetry}>
          {text('Try again')}
        </button>
      )}
    </div>
  );
}
