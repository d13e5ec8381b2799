import { classNames } from './class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

/** A panel that comes up from the bottom: a phone's place for filters and choices. */
export function Sheet({ className, ...rest }: ModalProps) {
  return <Modal {...rest} className={classNames('modal-sheet', className)} />;
}
