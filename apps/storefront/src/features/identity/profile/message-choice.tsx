import { failureText } from '@souk/client/api/api-error.ts';
import type { MessagePreference } from '@souk/contract/account';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { RadioCard } from '@souk/ui/forms/radio-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { BellRing, Mail, MessageCircle, MessageSquareText, Sparkles } from 'lucide-react';
import { useApi, useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { identityQueries } from '../queries.ts';
import { useChooseMedium, useRemindOfCart } from './mutations.ts';
import { ProfileSection } from './profile-section.tsx';
import { usePushDevice } from './push-device.ts';

/** The shopper chooses how to receive messages. With a single medium there is no choice to show. */
export function MessageChoice() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data, error, isFetching, refetch } = useQuery(identityQueries.messagePreference(api));
  if (data === null || (data && data.media.length < 2)) return null;
  return (
    <ProfileSection
      id="message-choice"
      title={t('How we contact you')}
      text={t('For messages about orders, tickets and membership. If delivery fails, we try another way.')}
    >
      {data ? (
        <Media preference={data} />
      ) : error ? (
        <ErrorState
          kind="inline"
          title={t('Your preference could not be loaded')}
          text={failureText(i18n, error)}
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

/** One message about a cart that was left, which the shopper turns on. */
export function CartReminderChoice() {
  const { t } = useI18n();
  const { data } = useQuery(identityQueries.messagePreference(useApi()));
  const { remind } = useRemindOfCart();
  if (!data) return null;
  return (
    <ProfileSection
      id="cart-reminders"
      title={t('Remind me of my cart')}
      text={t('One message if you leave something in your cart, with what changed since. Off unless you turn it on.')}
    >
      <Checkbox label={t('Send me one message')} checked={data.cart_reminders} onChange={(event) => remind(event.target.checked)} />
    </ProfileSection>
  );
}

/** The profile's switch of notifications in this browser. */
export function PushChoice() {
  const { t } = useI18n();
  const device = usePushDevice();
  if (!device) return null;
  return (
    <ProfileSection
      id="push-choice"
      title={t('Notifications on this device')}
      text={t('Updates about your orders and tickets come here at once, instead of by WhatsApp, SMS or email.')}
    >
      {device.status === 'blocked' ? (
        <p className="text-sm">{t('Your browser blocks notifications from us. Allow them in its settings for this site.')}</p>
      ) : (
        <Checkbox
          role="switch"
          label={t('Notify me on this device')}
          checked={device.status === 'on'}
          disabled={device.busy}
          onChange={(event) => device.turn(event.target.checked)}
        />
      )}
    </ProfileSection>
  );
}

/** Offers notifications after an order. A shopper who has forbidden them is not asked. */
export function PushOffer() {
  const { t } = useI18n();
  const device = usePushDevice();
  if (!device || device.status === 'blocked') return null;
  const isOn = device.status === 'on';
  return (
    <section
      aria-labelledby="push-offer"
      className="flex w-full max-w-4xl flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <span aria-hidden="true" className="arch grid h-14 w-11 shrink-0 place-items-center bg-primary-soft pt-2 text-on-primary-soft">
        <BellRing className="size-5" />
      </span>
      <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
        <h2 id="push-offer" className="font-sans text-base">
          {isOn ? t('Notifications are on') : t('Know when your parcel is on its way')}
        </h2>
        <p className="text-sm text-ink-muted">
          {isOn
            ? t('Updates about your orders come to this device. You can turn them off in your profile.')
            : t('Get a notification on this device when your order ships and arrives.')}
        </p>
      </div>
      <Button variant="secondary" className="max-sm:w-full" busy={device.busy} onClick={() => device.turn(!isOn)}>
        {isOn ? t('Turn off') : t('Notify me')}
      </Button>
    </section>
  );
}

function Media({ preference: { media, chosen } }: { preference: MessagePreference }) {
  const { t } = useI18n();
  const { choose } = useChooseMedium();
  const needs = { mail: t('Verify your email first'), whatsapp: t('Verify your number first'), sms: t('Verify your number first') };
  const names = { mail: t('Email'), whatsapp: t('WhatsApp'), sms: t('SMS') };
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t('How we contact you')}</legend>
      <RadioCard
        name="medium"
        checked={chosen === null}
        onChange={() => choose(null)}
        icon={<Sparkles aria-hidden="true" />}
        title={t('Fastest available')}
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
