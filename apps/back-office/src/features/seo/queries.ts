import type { Api } from '@souk/client/api/create-api.ts';
import type { ManagedSeo } from '@souk/contract/back-office/seo';
import { queryOptions } from '@tanstack/react-query';

/** A page that search engines show. */
export type SeoName = { kind: 'category' | 'product'; id: number } | { kind: 'posts' | 'pages'; key: string };

export function seoQuery(api: Api, name: SeoName) {
  return queryOptions({
    queryKey: ['seo', name],
    queryFn: async ({ signal }) => readSeo(api, name, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export async function readSeo(api: Api, name: SeoName, signal?: AbortSignal): Promise<ManagedSeo> {
  const options = signal ? { signal } : {};
  return 'id' in name
    ? (await api.call('GET /admin/seo/catalog/{kind}/{id}', { params: name, ...options })).data
    : (await api.call('GET /admin/seo/content/{kind}/{key}', { params: name, ...options })).data;
}

type SeoBody = { version: string; title: Record<string, string>; description: Record<string, string> };

export async function saveSeo(api: Api, name: SeoName, body: SeoBody): Promise<{ seo: ManagedSeo; entry_id: number | null }> {
  return 'id' in name
    ? (await api.call('POST /admin/seo/catalog/{kind}/{id}', { params: name, body })).data
    : (await api.call('POST /admin/seo/content/{kind}/{key}', { params: name, body })).data;
}
