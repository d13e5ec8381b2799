import { DoorOpen, HandCoins, Search } from 'lucide-react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { StallsDrawing } from './stalls-drawing.tsx';

const gains = [
  { Icon: DoorOpen, label: 'Your own name over the door', text: 'A page of your own, with your pictures, your story and your reviews.' },
  {
    Icon: Search,
    label: 'Found by everyone who looks',
    text: 'What you make stands in the search, the categories and the flash sales of the whole market.',
  },
  {
    Icon: HandCoins,
    label: 'One basket for many shops',
    text: 'Shoppers buy from you and your neighbours in one go. Orders and payment are taken care of.',
  },
] as const;

/** What selling here gives. */
export function SellerHero() {
  const { t } = useI18n();
  return (
    <div className="lattice mt-3 grid overflow-hidden rounded-xl bg-primary-soft px-5 pt-7 text-on-primary-soft sm:px-10 sm:pt-10">
      <div className="grid items-end gap-x-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid max-w-xl gap-3 self-center pb-6 md:pb-10">
          <h1 className="text-2xl font-bold">{t('Open your shop in the market')}</h1>
          <p>{t('Many small shops under one roof, and room for yours. Tell us what you sell; opening costs nothing.')}</p>
        </div>
        <StallsDrawing className="w-full max-w-sm justify-self-center md:w-[22rem] lg:w-[26rem]" />
      </div>
      <ul className="-mx-5 grid gap-x-8 gap-y-5 border-t border-line bg-surface px-5 py-6 text-ink sm:-mx-10 sm:px-10 md:grid-cols-3 md:py-7">
        {gains.map(({ Icon, label, text }) => (
          <li key={label} className="flex gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <div className="grid content-start gap-0.5">
              <h2 className="text-base font-semibold">{t(label)}</h2>
              <p className="text-sm text-ink-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
