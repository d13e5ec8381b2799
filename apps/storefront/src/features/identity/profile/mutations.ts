import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import { downloadFile } from '@souk/client/api/download-file.ts';
import type { Medium } from '@souk/contract/account';
import type { CallAnswer, CallInput } from '@souk/contract/calls';
import type { CodeSent, Session, User } from '@souk/contract/identity';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Services } from '../../../lib/services/services.ts';
import { useServices } from '../../../lib/services/services-context.tsx';
import { endSession } from '../../../lib/services/session.ts';
import { type Failed, type Sent, withErrorToast } from '../mutations.ts';
import { identityQueries } from '../queries.ts';

// A hook per form: it sends the call and updates the cache, and the form shows the errors.
// A function per call that a one-time code form sends: the form shows what it resolves to.

export type ProfileValues = { name: string; email: string; gender: User['gender'] | ''; date_of_birth: string; country: string };
export type ProfilePhoto = { chosen: File | undefined; isRemoved: boolean };

type UpdateProfileParts = { photo: ProfilePhoto; onSaved: (user: User) => void; onError: (error: unknown) => void };

export function useUpdateProfile({ photo, onSaved, onError }: UpdateProfileParts) {
  const services = useServices();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ gender, ...values }: ProfileValues) =>
      services.api.call('POST /update-profile', {
        body: { ...values, gender: gender ?? '', ...(photo.isRemoved && !photo.chosen && { remove_photo: '1' as const }) },
        files: { profile_photo: photo.chosen },
      }),
    onSuccess({ data, message }) {
      storeProfile(services, data.user);
      onSaved(data.user);
      if (message) toast.success(message);
    },
    onError,
  });
  return { save: (values: ProfileValues) => mutate(values), isSaving: isPending, error };
}

type NewPassword = CallInput<'POST /change-password'>['body'];

export function useChangePassword({ onChanged, onError }: { onChanged: () => void; onError: (error: unknown) => void }) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: NewPassword) => api.call('POST /change-password', { body }),
    onSuccess({ message }) {
      onChanged();
      toast.success(message ?? i18n.t('Password changed'));
      void queryClient.invalidateQueries({ queryKey: identityQueries.sessions(api).queryKey });
    },
    onError,
  });
  return { change: (body: NewPassword) => mutate(body), isSaving: isPending, error };
}

/** Optimistic: the choice shows at once and is fetched again if the server refuses it. */
export function useChooseMedium() {
  const { mutate } = usePreference('medium');
  return { choose: (medium: Medium | null) => mutate({ medium }) };
}

export function useRemindOfCart() {
  const { mutate } = usePreference('cart_reminders');
  return { remind: (cart_reminders: boolean) => mutate({ cart_reminders }) };
}

type Preference = CallInput<'POST /message-preference'>['body'];

function usePreference(field: keyof Preference) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = identityQueries.messagePreference(api);
  return useMutation({
    mutationFn: (body: Preference) => api.call('POST /message-preference', { body }),
    onMutate({ medium, cart_reminders }) {
      queryClient.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            ...(medium !== undefined && { chosen: medium }),
            ...(cart_reminders !== undefined && { cart_reminders }),
          },
      );
    },
    onSuccess({ data, message }) {
      queryClient.setQueryData(queryKey, data);
      if (message) toast.success(message);
    },
    onError(error) {
      toast.error(fieldProblem(error, field) ?? failureText(i18n, error));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Signs out one other device, or all of them. */
export function useEndSessions({ onSettled }: { onSettled: () => void }) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = identityQueries.sessions(api);
  const { mutate, isPending } = useMutation({
    mutationFn: async (which: Session | 'others') => {
      if (which === 'others') return (await api.call('POST /sessions/end-others', {})).data.sessions;
      return (await api.call('DELETE /sessions/{id}', { params: { id: which.id } })).data.sessions;
    },
    onSuccess(sessions) {
      queryClient.setQueryData(queryKey, sessions);
      toast.success(i18n.t('Device signed out'));
      onSettled();
    },
    onError(error) {
      toast.error(failureText(i18n, error));
      void queryClient.invalidateQueries({ queryKey });
      onSettled();
    },
  });
  return { end: (which: Session | 'others') => mutate(which), isEnding: isPending };
}

export async function sendExportCode({ api }: Services): Promise<CodeSent> {
  return (await api.call('POST /account/send-export-otp', {})).data;
}

export async function downloadAccountData({ api, i18n }: Services, otp: string): Promise<void> {
  await downloadFile(api, 'GET /account/export', { query: { otp } });
  toast.success(i18n.t('Your download has started'));
}

export async function sendErasureCode({ api }: Services): Promise<CodeSent> {
  return (await api.call('POST /account/send-erasure-otp', {})).data;
}

/** Erases the account and all personal data in this browser. */
export async function eraseAccount(services: Services, otp: string): Promise<void> {
  const { message } = await services.api.call('DELETE /account', { body: { otp } });
  endSession(services);
  toast.success(message ?? services.i18n.t('Your account has been deleted'));
}

export type PhoneChangeStarted = CallAnswer<'POST /change-phone/start'>;

type ContactKind = NonNullable<CallInput<'POST /change-phone/start'>['body']['by']>;

/** Step 1 of a phone change: sends a code to the current number or email address. */
export async function startPhoneChange(services: Services, by?: ContactKind): Promise<{ ok: true; sent: PhoneChangeStarted } | Failed> {
  return withErrorToast(services, 'Failed to send OTP', async () => {
    const { data, message } = await services.api.call('POST /change-phone/start', { body: by ? { by } : {} });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
}

/** Step 2: exchanges that code for a pass, which is valid for ten minutes. */
export async function confirmPhoneChange(services: Services, otp: string): Promise<{ ok: true; pass: string } | Failed> {
  return withErrorToast(services, 'Verification failed', async () => {
    const { data } = await services.api.call('POST /change-phone/confirm', { body: { otp } });
    return { ok: true, pass: data.pass };
  });
}

/** Step 3: sends a code to the new number. */
export async function sendNewPhoneCode(
  services: Services,
  body: { pass: string; phone: string; phone_code?: string },
): Promise<Sent | Failed> {
  return withErrorToast(services, 'Failed to send OTP', async () => {
    const { data, message } = await services.api.call('POST /change-phone/send-otp', { body });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
}

/** Step 4: the number of the account changes. */
export async function changePhone(services: Services, body: { pass: string; phone: string; otp: string }): Promise<{ ok: true } | Failed> {
  return withErrorToast(services, 'Verification failed', async () => {
    const { data, message } = await services.api.call('POST /change-phone', { body });
    if (message) toast.success(message);
    storeProfile(services, data.user);
    return { ok: true };
  });
}

/** Updates the profile form, the sidebar and the header. */
export function storeProfile({ api, auth, queryClient }: Services, user: User): void {
  queryClient.setQueryData(identityQueries.profile(api).queryKey, user);
  auth.setState({ user });
}
