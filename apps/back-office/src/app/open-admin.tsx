import { showPanel } from '../lib/frame/show-panel.ts';
import type { StartedPanel } from '../lib/frame/start-panel.ts';
import { App } from './app.tsx';

export function openPanel(started: StartedPanel): void {
  showPanel(started, (services) => <App services={services} />);
}
