import { PanelFrame } from '../lib/frame/panel-frame.tsx';
import { paths } from '../lib/paths.ts';
import type { Services } from '../lib/services.tsx';
import { createRoutes } from './create-routes.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/** The admin panel. */
export function App({ services }: { services: Services }) {
  return (
    <PanelFrame services={services} base="/admin" signIn={paths.signIn} createRoutes={createRoutes}>
      <SecondFactorDialog />
    </PanelFrame>
  );
}
