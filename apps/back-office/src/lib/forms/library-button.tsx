import { lazyPart } from '@souk/client/lazy-part.ts';
import { Button } from '@souk/ui/button.tsx';
import { Images } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useI18n } from '../services.tsx';

const PictureLibrary = lazyPart(
  () => import('./picture-library.tsx'),
  (code) => code.PictureLibrary,
);

type LibraryButtonProps = {
  /** The field that it fills, for readers of the screen. */
  label: string;
  onChoose: (picture: { id: number; src: string }) => void;
};

/** Fills a field with a picture of the media library. */
export function LibraryButton({ label, onChoose }: LibraryButtonProps) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        <Images aria-hidden="true" />
        {t('Choose from the library')}
        <span className="sr-only">{label}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <PictureLibrary
            onClose={() => setIsOpen(false)}
            onChoose={(picture) => {
              setIsOpen(false);
              onChoose(picture);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
