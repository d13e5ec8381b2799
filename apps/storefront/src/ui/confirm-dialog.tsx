import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  /** What the two buttons say. */
  answers: { cancel: string; confirm: string };
  busy?: boolean | undefined;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before something that cannot be taken back. */
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
