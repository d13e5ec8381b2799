import { ToastRegion } from '../ui/toast/toast-region.tsx';

/** What may lie over any screen: dialogs and drawers of the features, loaded when first opened, and the messages. */
export function Panels() {
  return <ToastRegion />;
}
