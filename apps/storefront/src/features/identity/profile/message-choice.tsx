import type { Medium, MessagePreference } from '@souk/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, MessageCircle, MessageSquareText, Sparkles } from 'lucide-react';
import { fieldProblem } from '../../../lib/api/api-error.ts';
import { failureWords } from '../../../lib/api/failure-words.ts';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { messagePreferenceQuery } from './message-preference-query.ts';
import { ProfileSection } from './profile-section.tsx';

/** How the shopper is told of orders and tickets. A market with a single way gives no choice. */
export function MessageChoice() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data, error, isFetching, refetch } = useQuery(messagePreferenceQuery(api));
  if (data === null || (data && data.media.length < 2)) return null;
  return (
    <ProfileSection
      id="message-choice"
      title={t('How we write to you')}
      text={t('About your orders, tickets and membership. If it does not get through, we try another way.')}
    >
      {data ? (
        <Media preference={data} />
      ) : error ? (
        <ErrorState
          kind="inline"
          title={t('Your choice could not be loaded')}
          text={failureWords(i18n, error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy="true" className="grid gap-3 sm:grid-cols-2">
          {['any', 'first', 'second', 'third'].map((key) => (
            <Skeleton key={key} className="h-19 rounded-lg" />
          ))}
        </div>
      )}
    </ProfileSection>
  );
}

function Media({ preference: { media, chosen } }: { preference: MessagePreference }) {
  const { t } = useI18n();
  const choose = useChoice();
  const needs = { mail: t('Verify your email first'), whatsapp: t('Verify your number first'), sms: t('Verify your number first') };
  const names = { mail: t('Email'), whatsapp: t('WhatsApp'), sms: t('SMS') };
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t('How we write to you')}</legend>
      <RadioCard
        name="medium"
        checked={chosen === null}
        onChange={() => choose(null)}
        icon={<Sparkles aria-hidden="true" />}
        title={t('Whatever is quickest')}
        text={t('We choose for you')}
      />
      {media.map(({ medium, to }) => (
        <RadioCard
          key={medium}
          name="medium"
          checked={chosen === medium}
          disabled={to === null}
          onChange={() => choose(medium)}
          icon={icons[medium]}
          title={names[medium]}
          text={
            to === null ? (
              needs[medium]
            ) : (
              <bdi dir="ltr" className="break-words">
                {to}
              </bdi>
            )
          }
        />
      ))}
    </fieldset>
  );
}

const icons = {
  mail: <Mail aria-hidden="true" />,
  whatsapp: <MessageCircle aria-hidden="true" />,
  sms: <MessageSquareText aria-hidden="true" />,
};

/** It shows at once; where the server refuses, it is as it was. */
function useChoice(): (medium: Medium | null) => void {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = messagePreferenceQuery(api);
  const { mutate } = useMutation({
    mutationFn: (medium: Medium | null) => api.call('POST /message-preference', { body: { medium } }),
    onMutate(medium) {
      queryClient.setQueryData(queryKey, (before) => before && { ...before, chosen: medium });
    },
    onSuccess: ({ data, message }) => {
      queryClient.setQueryData(queryKey, data);
      if (message) toast.success(message);
    },
    onError(problem) {
      toast.error(fieldProblem(problem, 'medium') ?? failureWords(i18n, problem));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
