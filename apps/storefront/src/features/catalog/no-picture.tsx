import { Image } from 'lucide-react';

/** Where a picture belongs and none was given. */
export function NoPicture() {
  return (
    <span className="lattice grid size-full place-items-center bg-tint text-ink-faint">
      <Image aria-hidden="true" className="size-8" />
    </span>
  );
}
