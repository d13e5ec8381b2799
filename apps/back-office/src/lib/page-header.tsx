import type { ReactNode } from 'react';

type PageHeaderProps = { title: string; children?: ReactNode };

/** The heading of a page, and its actions. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <title>{`${title} · Souk`}</title>
      <h1 className="min-w-0 text-xl font-bold wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </header>
  );
}
