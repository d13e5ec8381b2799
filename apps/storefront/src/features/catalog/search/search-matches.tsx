import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { catalogQueries } from '../queries.ts';

/** Shops and help questions that a search may mean, above its products. */
export function SearchMatches({ search }: { search: string }) {
  const { t } = useI18n();
  const { data, isPlaceholderData } = useQuery(catalogQueries.suggest(useApi(), search));
  if (!data || isPlaceholderData || data.shops.length + data.help.length === 0) return null;
  return (
    <nav aria-label={t('Shops and help')} className="mb-4 sm:mb-6">
      <ul className="flex flex-wrap gap-2">
        {data.shops.map(({ id, name }) => (
          <Match key={id} href={paths.shop({ id })} icon={<Store />} kind={t('Shop')} name={name} />
        ))}
        {data.help.map(({ slug, question }) => (
          <Match key={slug} href={`${paths.support()}#${slug}`} icon={<LifeBuoy />} kind={t('Help')} name={question} />
        ))}
      </ul>
    </nav>
  );
}

type MatchProps = { href: string; icon: ReactNode; kind: string; name: string };

function Match({ href, icon, kind, name }: MatchProps) {
  return (
    <li className="min-w-0 max-w-full">
      <Link
        href={href}
        className="flex min-h-11 items-center gap-2.5 rounded-md border border-line bg-raised px-3.5 py-2 text-sm hover:border-accent [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-accent"
      >
        {icon}
        <span className="text-xs text-ink-muted">{kind}</span>
        <span className="min-w-0 font-semibold">
          <bdi>{name}</bdi>
        </span>
      </Link>
    </li>
  );
}
