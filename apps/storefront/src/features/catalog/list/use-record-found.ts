import { type RefObject, useEffect } from 'react';
import { useApi } from '../../../lib/services/services-context.tsx';

/** Counts which searches lead to a product, for its seller. Errors are ignored: servers without this call count nothing. */
export function useRecordFound(results: RefObject<HTMLElement | null>, search: string): void {
  const api = useApi();
  useEffect(() => {
    const element = results.current;
    if (!element || search === '') return;
    function handleClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a[href*="/products/"]') : null;
      const product_id = Number(/\/products\/(\d+)\/details$/.exec(link?.getAttribute('href') ?? '')?.[1]);
      if (product_id > 0)
        api.call('POST /products/{product_id}/found', { params: { product_id }, body: { search } }).catch(() => undefined);
    }
    element.addEventListener('click', handleClick, { capture: true });
    return () => element.removeEventListener('click', handleClick, { capture: true });
  }, [api, results, search]);
}
