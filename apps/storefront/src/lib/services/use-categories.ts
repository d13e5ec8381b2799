import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices, useSettings } from './services-context.tsx';
import { siteQueries } from './site-queries.ts';

/** All categories. The settings store them as a fallback for a failed call. */
export function useCategories() {
  const { api, settings } = useServices();
  const { data, isError, ...query } = useQuery(siteQueries.categories(api));
  const stored = useSettings((state) => state.categories);
  useEffect(() => {
    if (data) settings.setState({ categories: data });
  }, [data, settings]);
  return { ...query, isError, data: data ?? (isError && stored.length > 0 ? stored : undefined) };
}
