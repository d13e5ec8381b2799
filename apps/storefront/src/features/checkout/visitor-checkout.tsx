import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { Illustration } from '@souk/ui/illustrations/illustration.tsx';
import { HandCoins, LockKeyhole, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';

type VisitorCheckoutProps = {
  title: string;
  text: string;
  /** Products below, so that the page leads on. */
  more?: ReactNode;
};

/** The checkout of a visitor: the way in, and what the checkout asks for. After the sign-in the route renders the checkout itself. */
export function VisitorCheckout({ title, text, more }: VisitorCheckoutProps) {
  const { whenSignedIn } = useServices();
  const { t } = useI18n();
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 pt-5 pb-14 sm:gap-14 sm:pt-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6">
        <section className="lattice grid content-center justify-items-start gap-5 rounded-xl bg-tint p-6 sm:p-10 lg:min-h-[26rem]">
          <Illustration name="key" className="w-28 sm:w-36" />
          <div className="grid gap-2">
            <h1 className="text-xl sm:text-2xl">{title}</h1>
            <p className="text-ink-muted">{text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" onClick={() => whenSignedIn(() => undefined)}>
              {t('Login')}
            </Button>
            <ButtonLink size="lg" variant="secondary" href={paths.products()}>
              {t('Keep shopping')}
            </ButtonLink>
          </div>
        </section>
        <Steps />
      </div>
      {more}
    </div>
  );
}

function Steps() {
  const { t, figures } = useI18n();
  const isCash = useSettings((state) => state.cashOnDelivery);
  const isOnline = useSettings((state) => state.onlinePayment);
  const online = isCash
    ? t('When it is delivered, or online. You see every amount before you order.')
    : t('Online. You see every amount before you order.');
  const steps = [
    {
      title: t('Your number and a one-time code'),
      text: t('You need no password. If you are new, your name and the code make the account.'),
    },
    { title: t('Where it goes'), text: t('Street and city are enough. Next time they are filled in.') },
    { title: t('How you pay'), text: isOnline ? online : t('When it is delivered. You see every amount before you order.') },
  ];
  return (
    <section aria-labelledby="visitor-steps" className="grid content-center gap-6 rounded-xl border border-line bg-surface p-6 sm:p-10">
      <h2 id="visitor-steps" className="text-lg">
        {t('How it works')}
      </h2>
      <ol className="grid gap-5">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3.5">
            <span
              aria-hidden="true"
              className="arch grid h-9 w-7 place-items-center bg-primary-soft pt-1.5 text-sm font-bold text-on-primary-soft tabular-nums"
            >
              {figures(index + 1)}
            </span>
            <span className="grid gap-0.5">
              <strong>{step.title}</strong>
              <span className="text-sm text-ink-muted">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
      <Terms />
    </section>
  );
}

/** The terms of each order, from the settings. */
function Terms() {
  const { t, plural } = useI18n();
  const isCash = useSettings((state) => state.cashOnDelivery);
  const isOnline = useSettings((state) => state.onlinePayment);
  const returnDays = useSettings((state) => state.returnDays);
  const terms = [
    isCash && ([HandCoins, t('Pay on delivery')] as const),
    returnDays !== null && ([Undo2, plural(returnDays, '{count} day to return', '{count} days to return')] as const),
    isOnline && ([LockKeyhole, t('Secure online payment')] as const),
  ].filter((term) => term !== false);
  if (terms.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-sm">
      {terms.map(([Icon, text]) => (
        <li key={text} className="flex items-center gap-2">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}
