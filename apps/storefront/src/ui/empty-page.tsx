import { EmptyState } from './empty-state.tsx';
import { useText } from './ui-context.tsx';

/** A page of a list beyond its last one: somebody typed its number, or the list grew shorter. `first` is where it begins. */
export function EmptyPage({ first }: { first: string }) {
  const text = useText();
  return (
    <EmptyState
      drawing="shelf"
      title={text('This page is empty')}
      text={text('The list is shorter than that.')}
      action={{ label: text('Back to the first page'), href: first }}
    />
  );
}
