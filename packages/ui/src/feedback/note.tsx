import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type NoteProps = { tone?: 'info' | 'success' | 'warn' | 'error' | undefined; children: ReactNode; className?: string | undefined };

const looks = {
  info: { Icon: Info, box: 'bg-tint', mark: 'text-ink-muted' },
  success: { Icon: CircleCheck, box: 'bg-success-soft', mark: 'text-success-text' },
  warn: { Icon: TriangleAlert, box: 'bg-warn-soft', mark: 'text-warn-text' },
  error: { Icon: CircleAlert, box: 'bg-sale-soft', mark: 'text-sale-text' },
};

/** A short message that must be read before continuing. */
export function Note({ tone = 'info', children, className }: NoteProps) {
  const { Icon, box, mark } = looks[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'note'} className={classNames('flex gap-3 rounded-md px-4 py-3 text-sm', box, className)}>
      <Icon aria-hidden="true" className={classNames('mt-px size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 text-pretty">{children}</div>
    </div>
  );
}
