import { type RefObject, useEffect } from 'react';
import { useApi } from '../../../lib/services/services-context.tsx';

/** Tells the server once that somebody came to the end of a post. It is a call of our own: a server without it only counts nobody. */
export function useCountReader(slug: string, end: RefObject<Element | null>): void {
  const api = useApi();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      api.call('POST /blog/{slug}/read', { params: { slug } }).catch(() => undefined);
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [api, slug, end]);
}
