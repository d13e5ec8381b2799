import { failureText } from '@souk/client/api/api-error.ts';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services/services-context.tsx';
import { identityQueries } from '../queries.ts';

/** `blocked`: the visitor has forbidden notifications in the browser. */
export type PushDevice = { status: 'on' | 'off' | 'blocked'; busy: boolean; turn: (on: boolean) => void };

/** Whether this browser shows messages as notifications; undefined where it cannot, or the server does not send them. */
export function usePushDevice(): PushDevice | undefined {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { queryKey, ...query } = identityQueries.pushDevice(api);
  const { data } = useQuery({ queryKey, ...query, enabled: canSubscribe() });
  // Notifications that were turned off in the browser's settings leave no subscription.
  const { data: own } = useQuery({ queryKey: [...queryKey, 'own'], queryFn: findSubscription, enabled: canSubscribe() });
  const { mutate, isPending } = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) return turnOff();
      if (data && (await Notification.requestPermission()) === 'granted') await turnOn(data.public_key);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => toast.error(failureText(i18n, error)),
  });

  async function turnOn(publicKey: string): Promise<void> {
    const subscription = await subscribe(publicKey);
    if (!subscription) return void toast.error(i18n.t('This browser cannot receive notifications from us.'));
    const { endpoint = '', keys = {} } = subscription.toJSON();
    await api.call('POST /push-device', { body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } } });
    toast.success(i18n.t('Notifications are on'));
  }

  async function turnOff(): Promise<void> {
    await api.call('DELETE /push-device', {});
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    toast.success(i18n.t('Notifications are off'));
  }

  if (!data || own === undefined) return undefined;
  const isOn = Notification.permission === 'granted' && data.endpoint !== null && data.endpoint === own;
  const status = Notification.permission === 'denied' ? 'blocked' : isOn ? 'on' : 'off';
  return { status, busy: isPending, turn: mutate };
}

function canSubscribe(): boolean {
  return typeof Notification !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** The push service's address of this browser; null: it is not subscribed. */
async function findSubscription(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Undefined if the browser or its push service refuses. A subscription with another marketplace key is replaced. */
async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: decodeKey(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe(options).catch(() => undefined);
  }
}

/** Not every browser reads base64url. */
function decodeKey(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
