import { failureText, isNotFound } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { personal } from '../../lib/services/session.ts';

/** Stopping twice is stopping once, so it is a query: the page stops the messages when it opens. */
function stopQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['stopped-notices', token],
    queryFn: async () => ({ ...(await callLink(api, token, true)), stopped: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 2 && !isNotFound(error),
    throwOnError: (error) => !isNotFound(error),
  });
}

async function callLink(api: Api, token: string, stopped: boolean) {
  return (await api.call('POST /notice-links/{token}', { params: { token }, body: { stopped } })).data;
}

export function StoppedNotices({ token, skeleton }: { token: string; skeleton: ReactNode }) {
  const i18n = useI18n();
  const { t } = i18n;
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(stopQuery(api, token));
  const change = useMutation({
    mutationFn: async (stopped: boolean) => ({ ...(await callLink(api, token, stopped)), stopped }),
    onSuccess: (answer) => {
      queryClient.setQueryData(stopQuery(api, token).queryKey, answer);
      return queryClient.invalidateQueries({ queryKey: [...personal, 'notices'] });
    },
    onError: (error) => toast.error(failureText(i18n, error)),
  });
  if (isError) return <InvalidLink />;
  if (!data) return skeleton;
  const { product, stopped, notices } = data;
  const view = product?.active ? { label: t('View product'), href: paths.product({ id: product.id }) } : undefined;
  const undo = { label: t('Undo'), busy: change.isPending, onPress: () => change.mutate(!stopped) };
  const actions = stopped && notices > 0 ? [undo, view] : [view];
  const [action, secondAction] = actions;
  return (
    <div role="status">
      <EmptyState
        level={1}
        illustration="heart"
        title={stopped ? t('Messages stopped') : t('Messages are on again')}
        text={
          !product
            ? stopped
              ? t('You will get no more messages about your cart.')
              : t('You will be reminded of your cart again.')
            : stopped
              ? t('You will get no more messages about {name}.', { name: product.name })
              : t('You will be notified about {name} again.', { name: product.name })
        }
        action={action}
        secondAction={secondAction}
      />
    </div>
  );
}

function InvalidLink() {
  const { t } = useI18n();
  return (
    <EmptyState
      level={1}
      illustration="lost"
      title={t('This link is not valid')}
      text={t('The link may be incomplete, or it belongs to another account.')}
      action={{ label: t('All products'), href: paths.products() }}
    />
  );
}
