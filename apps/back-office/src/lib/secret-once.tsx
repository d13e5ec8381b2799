import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useI18n } from './services.tsx';

type SecretOnceProps = { label: string; secret: string; hint: string };

/** A secret that the server shows once, with a button that copies it. */
export function SecretOnce({ label, secret, hint }: SecretOnceProps) {
  const { t } = useI18n();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  }
  return (
    <div className="grid gap-3">
      <Note tone="warn">{hint}</Note>
      <div className="grid gap-1.5">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <div className="flex flex-wrap items-center gap-3">
          <output aria-labelledby={id} className="min-w-0 rounded-md bg-tint px-3 py-2.5 text-sm wrap-anywhere" dir="ltr">
            <code>{secret}</code>
          </output>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {isCopied ? t('Copied') : t('Copy')}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isCopied && t('Copied')}
      </p>
    </div>
  );
}
