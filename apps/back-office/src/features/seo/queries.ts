import type { Api } from '@souk/client/api/create-api.ts';
import type { ManagedSeo } from '@souk/contract/back-office/seo';
import { queryOptions } from '@tanstack/react-query';

/** A page of the catalogue that search engines show. */
export type SeoName = { kind: 'category' | 'product'; id: number };

export function seoQuery(api: Api, name: SeoName) {
  return queryOptions({
    queryKey: ['seo', name],
    queryFn: async ({ signal }) => readSeo(api, name, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export async function readSeo(api: Api, params: SeoName, signal?: AbortSignal): Promise<ManagedSeo> {
  return (await api.call('GET /admin/seo/catalog/{kind}/{id}', { params, ...(signal && { signal }) })).data;
}

type SeoBody = { version: string; title: Record<string, string>; description: Record<string, string> };

export async function saveSeo(api: Api, params: SeoName, body: SeoBody): Promise<{ seo: ManagedSeo; entry_id: number | null }> {
  return (await api.call('POST /admin/seo/catalog/{kind}/{id}', { params, body })).data;
}
