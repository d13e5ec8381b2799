import { useI18n } from '../../lib/services/services-context.tsx';

/** What happens with a membership, step by step. */
export function HowItSaves() {
  const { t, figures } = useI18n();
  const steps = [
    { title: t('It runs at once'), text: t('As soon as a plan is yours, it counts at the next checkout, in every shop of the market.') },
    {
      title: t('It is taken off by itself'),
      text: t(
        'No code to type: after vouchers, the percentage comes off what is left. The summary says how much, and what delivery you were spared.',
      ),
    },
    {
      title: t('It ends by itself'),
      text: t(
        'Nothing renews without you. The same plan bought again is added to the days you have left; another takes its place at once.',
      ),
    },
  ];
  return (
    <section aria-labelledby="how-it-saves" className="lattice rounded-xl bg-tint p-5 text-primary-700 sm:p-8">
      <h2 id="how-it-saves" className="mb-5 text-xl text-ink">
        {t('How a membership saves')}
      </h2>
      <ol className="grid gap-6 text-ink lg:grid-cols-3 lg:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start gap-x-4">
            <span
              aria-hidden="true"
              className="arch row-span-2 grid h-11 w-9 place-items-center bg-primary pt-2 font-bold text-on-primary tabular-nums"
            >
              {figures(index + 1)}
            </span>
            <h3 className="text-base">{title}</h3>
            <p className="mt-1 text-sm text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
