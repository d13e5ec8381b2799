import { Button, IconButton } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { Flashlight, FlashlightOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useI18n } from '../../lib/services.tsx';
import { type CameraState, switchLight, useLabelCamera } from './use-label-camera.ts';

type ScanDialogProps = {
  title: string;
  /** Receives each code once: the next one is another. */
  onScan: (code: string) => void;
  onClose: () => void;
};

/** The picture of the camera. It stays open after a code, so that the owner decides whether another one follows. */
export function ScanDialog({ title, onScan, onClose }: ScanDialogProps) {
  const { t } = useI18n();
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<string>();
  const state = useLabelCamera(video, attempt, (code) => {
    // The label is still in the picture after it was read.
    if (code === last) return;
    setLast(code);
    navigator.vibrate?.(60);
    onScan(code);
  });
  return (
    <Dialog open onClose={onClose} title={title} size="md">
      <div className="grid gap-4">
        {state.kind === 'failed' ? (
          <Failed why={state.why} onRetry={() => setAttempt(attempt + 1)} />
        ) : (
          <p className="text-sm text-ink-muted">{t('Hold the barcode in front of the camera.')}</p>
        )}
        <div className="relative overflow-clip rounded-lg bg-tint" hidden={state.kind === 'failed'}>
          <video ref={video} muted playsInline aria-label={t('Picture of the camera')} className="aspect-[4/3] w-full object-cover" />
          {state.kind === 'starting' && <Skeleton className="absolute inset-0" />}
          {state.kind === 'scanning' && (
            <>
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-x-[12%] inset-y-[28%] rounded-lg border-2 border-white/90"
              />
              {state.hasLight && <LightButton track={state.track} />}
            </>
          )}
        </div>
        <p role="status" className="min-h-6 text-sm">
          {last && (
            <>
              {t('Scanned:')}{' '}
              <bdi dir="ltr" className="font-semibold wrap-anywhere">
                {last}
              </bdi>
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}

function LightButton({ track }: { track: MediaStreamTrack }) {
  const { t } = useI18n();
  const [isOn, setOn] = useState(false);
  async function handleClick() {
    await switchLight(track, !isOn);
    setOn(!isOn);
  }
  return (
    <IconButton
      variant="float"
      label={t('Light of the camera')}
      aria-pressed={isOn}
      className="absolute end-2 bottom-2"
      onClick={() => void handleClick().catch(reportError)}
    >
      {isOn ? <FlashlightOff /> : <Flashlight />}
    </IconButton>
  );
}

const failedTexts = {
  refused: 'The camera is not allowed. Allow it for this page in the settings of the browser, then try again.',
  'no-camera': 'This device has no camera.',
  busy: 'The camera is in use by another app. Close that app, then try again.',
  'no-formats': 'This browser cannot read barcodes. Type the code instead.',
  failed: 'The camera could not be started.',
} as const;

function Failed({ why, onRetry }: { why: Extract<CameraState, { kind: 'failed' }>['why']; onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <>
      <Note tone="error">{t(failedTexts[why])}</Note>
      {why !== 'no-formats' && (
        <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </>
  );
}
