import { useI18n } from '../services.tsx';

type SearchListProps = { title: string; none: string; hint: string; searches: readonly { words: string; count: number }[] };

/** Searches with their numbers, the most frequent first. */
export function SearchList({ title, none, hint, searches }: SearchListProps) {
  const { number } = useI18n();
  return (
    <section aria-label={title} className="grid grid-cols-1 content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      {searches.length === 0 && <p className="text-sm text-ink-muted">{none}</p>}
      <ol className="grid grid-cols-1 gap-2.5">
        {searches.map(({ words, count }) => (
          <li key={words} className="flex items-baseline justify-between gap-3 text-sm">
            <bdi className="min-w-0 truncate">{words}</bdi>
            <span className="shrink-0 text-ink-muted tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ol>
      <p className="text-xs text-ink-muted">{hint}</p>
    </section>
  );
}
