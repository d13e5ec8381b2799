import type { ReactNode } from 'react';
import { useUnread } from './attention.ts';
import { useI18n } from './services.tsx';

type PageHeaderProps = { title: string; children?: ReactNode };

/** The heading of a page, and its actions. The title of the window begins with the number of unread notifications. */
export function PageHeader({ title, children }: PageHeaderProps) {
  const { number } = useI18n();
  const unread = useUnread();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <title>{`${unread > 0 ? `(${number(unread)}) ` : ''}${title} · Souk`}</title>
      <h1 className="min-w-0 text-xl font-bold wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </header>
  );
}
