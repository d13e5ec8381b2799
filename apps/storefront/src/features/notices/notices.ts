import { failureText } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { NoticeKind, ProductNotice } from '@souk/contract/notices';
import { toast } from '@souk/ui/overlay/toast.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';
import type { Services } from '../../lib/services/services.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { personal, useIsShopper } from '../../lib/services/session.ts';

/** The message that a shopper asks for; the options are those chosen on the page of a product. */
export type WantedNotice = {
  product: { id: number; name: string; thumbnail: string | null };
  kind: NoticeKind;
  options?: { color: number | null; size: number | null; unit: number | null };
};

const noticesKey = [...personal, 'notices'] as const;

/** Null if the server has no such call. Visitors have none, but the answer shows that they can ask after signing in. */
function noticesQuery(api: Api, isShopper: boolean) {
  return queryOptions({
    queryKey: [...noticesKey, isShopper],
    queryFn: async ({ signal }) => (await askOurs(api, 'GET /product-notices', { signal }))?.notices ?? null,
    staleTime: 60_000,
  });
}

/** Whether a message is asked for, and its toggle; undefined as long as it is unknown whether the server has this. */
export function useNotice(wanted: WantedNotice, enabled = true): { isOn: boolean; busy: boolean; toggle: () => void } | undefined {
  const services = useServices();
  const { api, whenSignedIn, i18n } = services;
  const { data } = useQuery({ ...noticesQuery(api, useIsShopper()), enabled });
  const [busy, setBusy] = useState(false);
  if (!enabled || !data) return undefined;
  const notice = data.find((each) => covers(each, wanted));
  async function run(change: () => Promise<void>) {
    setBusy(true);
    await change();
    setBusy(false);
  }
  function handleToggle() {
    if (notice) void run(() => removeNotice(services, wanted, notice));
    else whenSignedIn(() => void run(() => addNotice(services, wanted)), i18n.t('Sign in to be notified'));
  }
  return { isOn: notice !== undefined, busy, toggle: handleToggle };
}

/** A notice about any option also covers the chosen one. */
function covers(notice: ProductNotice, { product, kind, options }: WantedNotice): boolean {
  const matches = (asked: number | null, chosen: number | null | undefined) => asked === null || asked === chosen;
  return (
    notice.product_id === product.id &&
    notice.kind === kind &&
    matches(notice.color_id, options?.color) &&
    matches(notice.size_id, options?.size) &&
    matches(notice.unit_id, options?.unit)
  );
}

async function addNotice(services: Services, wanted: WantedNotice): Promise<void> {
  const { api, i18n } = services;
  const { product, kind, options } = wanted;
  const chosen = kind === 'back-in-stock' && { color_id: options?.color, size_id: options?.size, unit_id: options?.unit };
  try {
    const { notice } = (await api.call('POST /product-notices', { body: { product_id: product.id, kind, ...chosen } })).data;
    await setNotices(services, (notices) => [notice, ...notices.filter(({ id }) => id !== notice.id)]);
    const text =
      kind === 'back-in-stock'
        ? i18n.t('You will get one message when it is available.')
        : i18n.t('You will get one message when the price drops.');
    showToast(services, wanted, text, () => removeNotice(services, wanted, notice));
  } catch (error) {
    toast.error(failureText(i18n, error));
  }
}

async function removeNotice(services: Services, wanted: WantedNotice, { id }: ProductNotice): Promise<void> {
  const { api, i18n, queryClient } = services;
  try {
    await api.call('DELETE /product-notices/{id}', { params: { id } });
    await setNotices(services, (notices) => notices.filter((notice) => notice.id !== id));
    showToast(services, wanted, i18n.t('You will not be notified.'), () => addNotice(services, wanted));
  } catch (error) {
    toast.error(failureText(i18n, error));
    // Its message may have come meanwhile, which ends it.
    await queryClient.invalidateQueries({ queryKey: noticesKey });
  }
}

async function setNotices({ api, queryClient }: Services, update: (notices: readonly ProductNotice[]) => ProductNotice[]): Promise<void> {
  const { queryKey } = noticesQuery(api, true);
  // A response in flight does not include this change.
  await queryClient.cancelQueries({ queryKey });
  const known = queryClient.getQueryData(queryKey);
  if (known) queryClient.setQueryData(queryKey, update(known));
  else await queryClient.invalidateQueries({ queryKey });
}

function showToast({ i18n }: Services, { product }: WantedNotice, text: string, undo: () => Promise<void>): void {
  const action = { label: i18n.t('Undo'), onPress: () => void undo() };
  toast.show({ title: product.name, text, picture: product.thumbnail ?? undefined, action, durationMs: 5000 });
}
