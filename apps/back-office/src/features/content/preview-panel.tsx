import type { ManagedContent } from '@souk/contract/back-office/content';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Monitor, Smartphone } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { readMoment } from '../../lib/forms/moment-field.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { previewQuery } from './queries.ts';

const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;

/** The page of the storefront as the saved draft makes it, in each language and both widths. */
export function PreviewPanel({ content }: { content: ManagedContent }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { languages } = content;
  const [locale, setLocale] = useState(languages[0]?.name ?? 'en');
  const [device, setDevice] = useState<Device>('phone');
  const [time, setTime] = useState('');
  const preview = useQuery(previewQuery(api, content, { locale, at: readMoment(time) }));
  const hasRanges = content.kind === 'banners' || content.kind === 'home';
  return (
    <Panel title={t('Preview')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{t('Language')}</legend>
          {languages.map(({ name, title }) => (
            <Toggle key={name} isOn={name === locale} onPress={() => setLocale(name)}>
              <bdi>{title}</bdi>
            </Toggle>
          ))}
        </fieldset>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t('Width')}</legend>
          <Toggle isOn={device === 'phone'} onPress={() => setDevice('phone')}>
            <Smartphone aria-hidden="true" className="size-4" /> {t('Phone')}
          </Toggle>
          <Toggle isOn={device === 'desktop'} onPress={() => setDevice('desktop')}>
            <Monitor aria-hidden="true" className="size-4" /> {t('Desktop')}
          </Toggle>
        </fieldset>
      </div>
      {hasRanges && (
        <Field label={t('As shoppers see it at')} hint={t('Empty: when the draft is published, or now.')} className="min-w-0">
          <TextInput type="datetime-local" dir="ltr" className="min-w-0" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      )}
      {preview.isError && (
        <ErrorState
          kind="inline"
          title={t('The preview could not be loaded')}
          text={explainError(i18n, preview.error)}
          onRetry={() => preview.refetch()}
        />
      )}
      {preview.isPending && <Skeleton className="h-96 rounded-lg" />}
      {preview.data !== undefined && (
        <>
          <Frame key={preview.data} address={preview.data} width={widths[device]} title={t('Preview of the page')} />
          <a
            href={preview.data}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11 text-sm text-accent hover:underline"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('Open the preview in a new tab')}
          </a>
        </>
      )}
      <p className="text-xs text-ink-muted">
        {t('It shows the saved draft. The link is valid for an hour, also for people without a role.')}
      </p>
    </Panel>
  );
}

function Toggle({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <Button size="sm" variant={isOn ? 'soft' : 'ghost'} aria-pressed={isOn} onClick={onPress}>
      {children}
    </Button>
  );
}

const frameHeight = 560;

/** A page in a frame of a fixed width, scaled to the place that there is. */
function Frame({ address, width, title }: { address: string; width: number; title: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={box} dir="ltr" className="overflow-hidden rounded-lg border border-line-strong bg-ground" style={{ height: frameHeight }}>
      <iframe
        src={address}
        title={title}
        // Same origin for its fonts; it runs no script.
        sandbox="allow-same-origin"
        style={{ width, height: frameHeight / scale, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}
