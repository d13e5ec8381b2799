import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import type { CodeSent } from '@souk/contract/identity';
import type { ShopApplication } from '@souk/contract/sellers';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/services/services-context.tsx';
import { deleteSellerDraft, type SellerValues } from './seller-values.ts';

/** Sends a one-time code to the applicant's number. Its errors are shown in the form. */
export function useSendApplicantCode(): (phone: string) => Promise<CodeSent> {
  const { api, i18n } = useServices();
  return async (phone) => {
    const { data, message } = await api.call('POST /shop/register/send-otp', { body: { phone } });
    toast.success(message ?? i18n.t('OTP sent successfully'));
    return data;
  };
}

type SendApplicationParts = {
  onProgress: (sent: number) => void;
  onSent: (application: ShopApplication) => void;
  onError: (error: unknown) => void;
};

export function useSendApplication({ onProgress, onSent, onError }: SendApplicationParts) {
  const { api } = useServices();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ logo, banner, documents, ...texts }: SellerValues) => {
      if (!logo || !banner) throw new Error('The form was sent without its pictures');
      return api.call('POST /shop/register', { body: texts, files: { logo, banner, documents }, onProgress });
    },
    onMutate: () => onProgress(0),
    onSuccess({ data }) {
      deleteSellerDraft(sessionTextStorage);
      onSent(data.application);
    },
    onError,
  });
  return { send: (values: SellerValues) => mutate(values), isSending: isPending, error, reset };
}
