import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/services/services-context.tsx';

type ContactMessage = CallInput<'POST /support'>['body'];
type SendContactMessageParts = { onSent: (message: string | undefined) => void; onError: (error: unknown) => void };

/** Sends the contact form, which shows the errors itself. */
export function useSendContactMessage({ onSent, onError }: SendContactMessageParts) {
  const { api } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ContactMessage) => api.call('POST /support', { body }),
    onSuccess: ({ message }) => onSent(message),
    onError,
    // Offline it fails at once and does not wait for a connection.
    networkMode: 'always',
  });
  return { send: (body: ContactMessage) => mutate(body), isSending: isPending };
}

/** Counts a reader of a post. Errors are ignored: servers without this call count nobody. */
export function recordPostRead(api: Api, slug: string): void {
  api.call('POST /blog/{slug}/read', { params: { slug } }).catch(() => undefined);
}
