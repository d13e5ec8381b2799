import { QueryObserver } from '@tanstack/react-query';
import { siteQueries } from '../../lib/api/site-queries.ts';
import type { Services } from '../../lib/services/services.ts';
import { applyMaster } from '../../lib/stores/apply-master.ts';
import { reloadOnce } from './reload-once.ts';

const aMinute = 60_000;

/** Polls the settings while the page is visible and applies what changed, so that an open page has a change within a minute. */
export function keepSettings({ api, queryClient, settings }: Services): void {
  const observer = new QueryObserver(queryClient, { ...siteQueries.master(api), staleTime: aMinute, refetchInterval: aMinute });
  let applied: unknown;
  const take = () => {
    const { data } = observer.getCurrentResult();
    if (!data || data === applied) return;
    applied = data;
    const { settings: next, localeChanged } = applyMaster(settings.getState(), data);
    settings.setState(next);
    // The store has recorded the new default, so that the page that comes finds nothing changed.
    if (localeChanged) reloadOnce('locale');
  };
  observer.subscribe(take);
  take();
}
