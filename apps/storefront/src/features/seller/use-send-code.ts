import type { CodeSent } from '@souk/contract/identity';
import { useServices } from '../../lib/services/services-context.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Sends the code that proves the number of who applies; what goes wrong is for the form to show. */
export function useSendCode(): (phone: string) => Promise<CodeSent> {
  const { api, i18n } = useServices();
  return async (phone) => {
    const { data, message } = await api.call('POST /shop/register/send-otp', { body: { phone } });
    toast.success(message ?? i18n.t('OTP sent successfully'));
    return data;
  };
}
