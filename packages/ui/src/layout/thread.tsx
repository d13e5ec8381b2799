import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

export type ThreadItem = {
  id: number;
  isOwn: boolean;
  /** The name of the author. */
  author: string;
  text: string;
  /** An ISO time, and the same in words. */
  at: string;
  moment: string;
  /** Below the text. */
  hint?: string | undefined;
};

/** Texts of two sides, one below the other. New ones are announced to screen readers and scrolled into view. */
export function Thread({ label, items }: { label: string; items: readonly ThreadItem[] }) {
  const end = useRef<HTMLLIElement>(null);
  const lastId = items.at(-1)?.id;
  const shownId = useRef(lastId);
  useEffect(() => {
    if (lastId !== shownId.current) end.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    shownId.current = lastId;
  }, [lastId]);
  return (
    <ol aria-label={label} aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {items.map(({ id, isOwn, author, text, at, moment, hint }) => (
        <li
          key={id}
          ref={id === lastId ? end : undefined}
          className={classNames(
            'grid scroll-mb-24 grid-cols-[minmax(0,1fr)] gap-1',
            isOwn ? 'justify-items-end ps-8 sm:ps-20' : 'justify-items-start pe-8 sm:pe-20',
          )}
        >
          <p className="px-1 text-xs text-ink-muted">
            <bdi>{author}</bdi>
            {' · '}
            <time dateTime={at}>{moment}</time>
          </p>
          <p
            dir="auto"
            className={classNames(
              'max-w-full rounded-lg border px-4 py-3 wrap-anywhere whitespace-pre-line',
              isOwn ? 'rounded-se-xs border-transparent bg-primary-soft text-ink' : 'rounded-ss-xs border-line bg-surface',
            )}
          >
            {text}
          </p>
          {hint && <p className="px-1 text-xs text-ink-muted">{hint}</p>}
        </li>
      ))}
    </ol>
  );
}
