import { Button, IconButton } from '@souk/ui/button.tsx';
import { ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { canScan } from './barcode-detector.ts';

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

type ScannerProps = { title: string; onScan: (code: string) => void; onClose: () => void };

/** The dialog with the camera, whose code is loaded when it opens first. */
export function Scanner(props: ScannerProps) {
  return (
    <Suspense>
      <ScanDialog {...props} />
    </Suspense>
  );
}

/** An icon that opens the camera; nothing where the browser cannot read barcodes. */
export function ScanIcon({ label, onClick }: { label: string; onClick: () => void }) {
  if (!canScan()) return null;
  return (
    <IconButton label={label} aria-haspopup="dialog" onClick={onClick}>
      <ScanBarcode />
    </IconButton>
  );
}

/** Opens the camera to scan one code; nothing where the browser cannot read barcodes. */
export function ScanButton({ label, onScan }: { label: string; onScan: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;
  function handleScan(code: string) {
    setOpen(false);
    onScan(code);
  }
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ScanBarcode aria-hidden="true" />
        {label}
      </Button>
      {isOpen && <Scanner title={label} onScan={handleScan} onClose={() => setOpen(false)} />}
    </>
  );
}
