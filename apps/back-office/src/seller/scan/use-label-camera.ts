import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createLabelDetector } from './barcode-detector.ts';

type Failure = 'refused' | 'no-camera' | 'busy' | 'no-formats' | 'failed';
export type CameraState =
  | { kind: 'starting' }
  | { kind: 'scanning'; track: MediaStreamTrack; hasLight: boolean }
  | { kind: 'failed'; why: Failure };

/** Milliseconds between two looks at the picture: quick to the hand, and easy on the battery. */
const lookEvery = 150;

/** Shows the rear camera in a video while the component is mounted, and reports each code in its picture. `attempt` starts it again. */
export function useLabelCamera(video: RefObject<HTMLVideoElement | null>, attempt: number, onCode: (code: string) => void): CameraState {
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const handleCode = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again.
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    setState({ kind: 'starting' });
    scan({ video: video.current, signal, onCode: handleCode, onStart: (track) => setState(scanningBy(track)) }).catch((error: unknown) => {
      if (!signal.aborted) setState({ kind: 'failed', why: failureOf(error) });
    });
    return () => closing.abort();
  }, [video, attempt]);
  return state;
}

type Scan = {
  video: HTMLVideoElement | null;
  signal: AbortSignal;
  onCode: (code: string) => void;
  onStart: (track: MediaStreamTrack) => void;
};

/** Runs until the signal aborts, which also turns the camera off. */
async function scan({ video, signal, onCode, onStart }: Scan): Promise<void> {
  const detector = await createLabelDetector();
  if (!detector || !video) throw new NoFormats();
  const stream = await openRearCamera(signal);
  const [track] = stream.getVideoTracks();
  if (signal.aborted || !track) return;
  video.srcObject = stream;
  await video.play();
  onStart(track);
  while (!signal.aborted) {
    if (track.readyState === 'ended') throw new DOMException('The camera was unplugged', 'NotReadableError');
    const [found] = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    const code = found?.rawValue.trim();
    if (code && !signal.aborted) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

async function openRearCamera(signal: AbortSignal): Promise<MediaStream> {
  const wanted = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wanted });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // The member may have closed the dialog while the browser asked for the permission.
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return stream;
}

function scanningBy(track: MediaStreamTrack): CameraState {
  const capabilities: MediaTrackCapabilities & { torch?: boolean } = track.getCapabilities?.() ?? {};
  return { kind: 'scanning', track, hasLight: capabilities.torch === true };
}

/** Turns the light of a camera on or off. */
export async function switchLight(track: MediaStreamTrack, isOn: boolean): Promise<void> {
  const light: MediaTrackConstraintSet & { torch: boolean } = { torch: isOn };
  await track.applyConstraints({ advanced: [light] });
}

class NoFormats extends Error {}

const failures: Readonly<Record<string, Failure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
  NotReadableError: 'busy',
};

function failureOf(error: unknown): Failure {
  if (error instanceof NoFormats) return 'no-formats';
  return error instanceof Error ? (failures[error.name] ?? 'failed') : 'failed';
}
