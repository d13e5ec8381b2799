import type { ShopApplication } from '@souk/contract/sellers';
import { ButtonLink, buttonClass } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { DoorOpen, HandCoins, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { type RenderPhone, SellerForm } from './seller-form.tsx';
import { emptyValues } from './seller-values.ts';
import { ShopPreview } from './shop-preview.tsx';
import { StallsIllustration } from './stalls-illustration.tsx';
import { useSellerForm } from './use-seller-form.ts';

export function SellerScreen({ renderPhone }: { renderPhone: RenderPhone }) {
  const { t } = useI18n();
  const [application, setApplication] = useState<ShopApplication>();
  if (application) return <SellerDone application={application} />;
  return (
    <div className="page-width pt-4 pb-14">
      <Breadcrumbs crumbs={[{ label: t('Home'), href: paths.home() }, { label: t('Become a Seller') }]} />
      <SellerHero />
      <Application onDone={setApplication} renderPhone={renderPhone} />
    </div>
  );
}

type ApplicationProps = { onDone: (application: ShopApplication) => void; renderPhone: RenderPhone };

function Application({ onDone, renderPhone }: ApplicationProps) {
  const form = useSellerForm(emptyValues, onDone);
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <SellerSteps className="lg:col-start-2" />
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <SellerForm form={form} renderPhone={renderPhone} />
      </div>
      <ShopPreview values={form.values} className="lg:sticky lg:top-(--sticky-top) lg:col-start-2" />
    </div>
  );
}

function SellerDone({ application }: { application: ShopApplication }) {
  const { t, number } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="page-width grid justify-items-center gap-6 py-12 text-center sm:py-16">
      <StallsIllustration className="w-full max-w-sm" />
      <div className="grid max-w-lg justify-items-center gap-3">
        <h1 ref={title} tabIndex={-1} className="text-xl font-bold outline-none">
          {t('We received your application')}
        </h1>
        <p className="rounded-full bg-success-soft px-4 py-1.5 text-sm font-semibold text-success-text">
          {t('Application number {number}', { number: number(application.id) })}
        </p>
        <p className="text-ink-muted">{t('Our team will review it and email you. Meanwhile, explore the other shops.')}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.shops()}>{t('Browse shops')}</ButtonLink>
        {/* Other servers have no seller panel. */}
        {application.panel_path && (
          <a href={application.panel_path} className={buttonClass({ variant: 'secondary' })}>
            {t('See the state of your application')}
          </a>
        )}
      </div>
    </div>
  );
}

const benefits = [
  { Icon: DoorOpen, label: 'Your own shop page', text: 'With your pictures, your story and your reviews.' },
  {
    Icon: Search,
    label: 'Easy to find',
    text: 'Your products appear in search, categories and flash sales.',
  },
  {
    Icon: HandCoins,
    label: 'One cart for many shops',
    text: 'Shoppers buy from you and other shops in one order. We handle checkout and payment.',
  },
] as const;

function SellerHero() {
  const { t } = useI18n();
  return (
    <div className="lattice mt-3 grid overflow-hidden rounded-xl bg-primary-soft px-5 pt-7 text-on-primary-soft sm:px-10 sm:pt-10">
      <div className="grid items-end gap-x-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid max-w-xl gap-3 self-center pb-6 md:pb-10">
          <h1 className="text-2xl font-bold">{t('Open your shop with us')}</h1>
          <p>{t('Sell alongside many small shops. Opening your shop is free.')}</p>
        </div>
        <StallsIllustration className="w-full max-w-sm justify-self-center md:w-[22rem] lg:w-[26rem]" />
      </div>
      <ul className="-mx-5 grid gap-x-8 gap-y-5 border-t border-line bg-surface px-5 py-6 text-ink sm:-mx-10 sm:px-10 md:grid-cols-3 md:py-7">
        {benefits.map(({ Icon, label, text }) => (
          <li key={label} className="flex gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <div className="grid content-start gap-0.5">
              <h2 className="font-sans text-base font-semibold">{t(label)}</h2>
              <p className="text-sm text-ink-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const steps = [
  { label: 'Describe your shop', text: 'It takes ten minutes with a logo and a picture ready.' },
  { label: 'We review it', text: 'Our team reads it and replies to you.' },
  { label: 'Add products and open', text: 'We help you with the first products.' },
] as const;

function SellerSteps({ className }: { className?: string }) {
  const { t, number } = useI18n();
  return (
    <section aria-labelledby="seller-steps" className={classNames('grid gap-4 rounded-xl border border-line bg-surface p-5', className)}>
      <h2 id="seller-steps" className="text-lg font-bold">
        {t('How it works')}
      </h2>
      <ol className="grid gap-4">
        {steps.map(({ label, text }, index) => (
          <li
            key={label}
            className="relative flex gap-3.5 not-last:before:absolute not-last:before:start-[1.1rem] not-last:before:top-11 not-last:before:-bottom-3 not-last:before:w-px not-last:before:bg-line-strong"
          >
            <span
              aria-hidden="true"
              className="arch grid h-11 w-9 shrink-0 place-items-center bg-primary-soft pt-1 text-sm font-bold text-on-primary-soft tabular-nums"
            >
              {number(index + 1)}
            </span>
            <div className="grid content-start gap-0.5 pt-0.5">
              <p className="text-sm font-semibold">{t(label)}</p>
              <p className="text-sm text-ink-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function SellerSkeleton() {
  return (
    <div className="page-width pt-4 pb-14" aria-busy="true">
      <Skeleton className="h-4 w-44 rounded-sm" />
      <Skeleton className="mt-4 h-96 rounded-xl sm:h-80" />
      <div className="mt-8 grid items-start gap-6 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-8">
        <Skeleton className="h-[50rem] rounded-xl max-lg:order-last" />
        <Skeleton className="h-60 rounded-xl" />
      </div>
    </div>
  );
}
