import { classNames } from './class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

/** A panel over the page's inline end, at most 28rem wide; at the start it is a menu. */
export function Drawer({ side = 'end', className, ...rest }: ModalProps & { side?: 'start' | 'end' | undefined }) {
  return <Modal {...rest} className={classNames(side === 'end' ? 'modal-drawer' : 'modal-drawer-start', className)} />;
}
