import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteQueries } from '../api/site-queries.ts';
import { useServices, useSettings } from './services-context.tsx';

/** All categories. The settings keep them: where they do not come, those of the last time stand. */
export function useCategories() {
  const { api, settings } = useServices();
  const { data, isError, ...query } = useQuery(siteQueries.categories(api));
  const kept = useSettings((state) => state.categories);
  useEffect(() => {
    if (data) settings.setState({ categories: data });
  }, [data, settings]);
  return { ...query, isError, data: data ?? (isError && kept.length > 0 ? kept : undefined) };
}
