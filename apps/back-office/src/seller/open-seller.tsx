import { PanelFrame } from '../lib/frame/panel-frame.tsx';
import { showPanel } from '../lib/frame/show-panel.ts';
import type { StartedPanel } from '../lib/frame/start-panel.ts';
import { createSellerRoutes } from './create-seller-routes.ts';
import { sellerPaths } from './paths.ts';

export function openPanel(started: StartedPanel): void {
  showPanel(started, (services) => (
    <PanelFrame services={services} base="/seller" signIn={sellerPaths.signIn} createRoutes={createSellerRoutes} />
  ));
}
