import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';
import { type ToastEntry, toast } from './toast.ts';

const marks = { success: CircleCheck, error: CircleAlert, info: Info };
const tones = { success: 'text-success-text', error: 'text-sale-text', info: 'text-accent' };

/** One message: picture or mark, words, one action, and a way to put it away. It waits while pointed at or focused. */
export function ToastCard({ entry }: { entry: ToastEntry }) {
  const text = useText();
  const [held, setHeld] = useState(false);
  useEnd(entry, held);
  const Mark = marks[entry.kind];
  const { action } = entry;
  return (
    <li
      className="toast-card flex items-center gap-3 rounded-lg border border-line bg-raised p-3 ps-3.5 text-sm text-ink shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {entry.picture ? (
        <img src={entry.picture} alt="" width={48} height={48} className="size-12 shrink-0 rounded-md bg-tint object-cover" />
      ) : (
        <Mark aria-hidden="true" className={classNames('size-5.5 shrink-0', tones[entry.kind])} />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        {entry.title && (
          <p className="truncate font-semibold">
            <bdi>{entry.title}</bdi>
          </p>
        )}
        <p className={entry.title ? 'text-ink-muted' : undefined}>
          <bdi>{entry.text}</bdi>
        </p>
        {action && (
          <button
            type="button"
            className="mt-0.5 w-fit py-0.5 font-semibold text-accent underline-offset-4 hover:underline"
            onClick={() => {
              toast.dismiss(entry.id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={text('Dismiss')}
        onClick={() => toast.dismiss(entry.id)}
        className="hit-area grid size-8 shrink-0 place-items-center self-start rounded-full text-ink-muted hover:bg-tint hover:text-ink"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </li>
  );
}

/** Ends at the entry's time, wherever the card is drawn meanwhile. While the message is held the time stops. */
function useEnd({ id, endsAt }: ToastEntry, held: boolean) {
  useEffect(() => {
    if (held) {
      const since = Date.now();
      return () => toast.extend(id, Date.now() - since);
    }
    const timer = setTimeout(() => toast.dismiss(id), endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [id, endsAt, held]);
}
