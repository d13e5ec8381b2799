import type { createBrowserRouter } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { Services } from '../../lib/services/services.ts';

/** The stored search is what the products page searches for, and nothing on any other page. */
export function keepSearch({ settings }: Services, router: ReturnType<typeof createBrowserRouter>): void {
  const keep = () => {
    const { pathname, search } = router.state.location;
    const searched = pathname === paths.products() ? (new URLSearchParams(search).get('search') ?? '') : '';
    if (settings.getState().search !== searched) settings.setState({ search: searched });
  };
  keep();
  router.subscribe(keep);
}
