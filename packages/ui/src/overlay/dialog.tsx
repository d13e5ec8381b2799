import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

const widths = { sm: 'sm:max-w-[26rem]', md: 'sm:max-w-[34rem]', lg: 'sm:max-w-[48rem]', xl: 'sm:max-w-[68rem]' };

/** A centred dialog; at the bottom of the screen on phones. */
export function Dialog({ size = 'sm', className, ...rest }: ModalProps & { size?: keyof typeof widths | undefined }) {
  return <Modal {...rest} className={classNames('modal-dialog', widths[size], className)} />;
}

/** A panel at the inline end of the page, at most 28rem wide; at the start it is a menu. */
export function Drawer({ side = 'end', className, ...rest }: ModalProps & { side?: 'start' | 'end' | undefined }) {
  return <Modal {...rest} className={classNames(side === 'end' ? 'modal-drawer' : 'modal-drawer-start', className)} />;
}

/** A panel from the bottom of the screen, for filters and choices on phones. */
export function Sheet({ className, ...rest }: ModalProps) {
  return <Modal {...rest} className={classNames('modal-sheet', className)} />;
}

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  /** The labels of the two buttons. */
  answers: { cancel: string; confirm: string };
  busy?: boolean | undefined;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ open, title, text, answers, busy, onCancel, onConfirm }: ConfirmDialogProps) {
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onCancel}>
        {answers.cancel}
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {answers.confirm}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onCancel} title={title} footer={footer}>
      <p className="text-ink-muted">{text}</p>
    </Dialog>
  );
}
