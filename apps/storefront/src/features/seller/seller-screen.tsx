import type { ShopApplication } from '@souk/contract/sellers';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/use-hydrated.ts';
import { sessionTextStorage } from '../../lib/session-text-storage.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { emptyValues, readSellerDraft, type SellerValues } from './model/seller-values.ts';
import { SellerDone } from './seller-done.tsx';
import { type RenderPhone, SellerForm } from './seller-form.tsx';
import { SellerHero } from './seller-hero.tsx';
import { SellerSteps } from './seller-steps.tsx';
import { ShopPreview } from './shop-preview.tsx';
import { useSellerForm } from './use-seller-form.ts';

/** Where somebody asks for a shop of their own: what it gives, how it goes, and the form. */
export function SellerScreen({ renderPhone }: { renderPhone: RenderPhone }) {
  const { t } = useI18n();
  const [application, setApplication] = useState<ShopApplication>();
  const isHydrated = useHydrated();
  if (application) return <SellerDone application={application} />;
  return (
    <div className="page-width pt-4 pb-14">
      <Breadcrumbs crumbs={[{ label: t('Home'), href: paths.home() }, { label: t('Become a Seller') }]} />
      <SellerHero />
      <Application
        // What was kept is this browser's, so the server's HTML knows none of it.
        key={String(isHydrated)}
        initial={isHydrated ? readSellerDraft(sessionTextStorage) : emptyValues}
        onDone={setApplication}
        renderPhone={renderPhone}
      />
    </div>
  );
}

type ApplicationProps = { initial: SellerValues; onDone: (application: ShopApplication) => void; renderPhone: RenderPhone };

function Application({ initial, onDone, renderPhone }: ApplicationProps) {
  const form = useSellerForm(initial, onDone);
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <SellerSteps className="lg:col-start-2" />
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <SellerForm form={form} renderPhone={renderPhone} />
      </div>
      <ShopPreview values={form.values} className="lg:sticky lg:top-6 lg:col-start-2" />
    </div>
  );
}
