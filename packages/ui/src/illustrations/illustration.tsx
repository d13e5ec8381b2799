import { type ComponentType, lazy, Suspense } from 'react';
import { IllustrationFrame } from './illustration-frame.tsx';
import type { SceneName } from './scene.tsx';

/** Loaded on demand because few visits see a drawing. If it fails to load, nothing is rendered. */
const Scene = lazy(async (): Promise<{ default: ComponentType<{ name: SceneName }> }> => {
  try {
    return { default: (await import('./scene.tsx')).Scene };
  } catch {
    return { default: NoScene };
  }
});

function NoScene(): null {
  return null;
}

/** An illustration in the style of the shop; its lines load on demand. */
export function Illustration({ name, className }: { name: SceneName; className?: string | undefined }) {
  return (
    <IllustrationFrame className={className}>
      <Suspense>
        <Scene name={name} />
      </Suspense>
    </IllustrationFrame>
  );
}
