import { showPanel } from '../lib/frame/show-panel.ts';
import type { StartedPanel } from '../lib/frame/start-panel.ts';
import { SellerApp } from './seller-app.tsx';

export function openPanel(started: StartedPanel): void {
  showPanel(started, (services) => <SellerApp services={services} />);
}
