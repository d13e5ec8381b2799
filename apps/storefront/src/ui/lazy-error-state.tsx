import { type ComponentProps, lazy, Suspense } from 'react';
import type { ErrorState } from './error-state.tsx';
import { useText } from './ui-context.tsx';

type ErrorStateProps = ComponentProps<typeof ErrorState>;

/** Few visits see it, so no page brings its code; and where that cannot come either, without a connection or after a new release, a plain one needs none. */
const FullError = lazy(async () => {
  const code = await import('./error-state.tsx').catch(() => undefined);
  return { default: code?.ErrorState ?? PlainError };
});

/** `ErrorState` for a page that brings the code of more likely things first. */
export function LazyErrorState(props: ErrorStateProps) {
  // What is a page of its own must not be empty meanwhile.
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
