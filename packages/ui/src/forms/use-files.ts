import { type DragEvent, useEffect, useState } from 'react';

/** Makes an element a drop target for files. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  function handleDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser would open the file.
    event.preventDefault();
    setOver(true);
  }
  function handleLeave(event: DragEvent) {
    // Ignores dragleave events of child elements.
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return { isOver, dropProps: { onDragEnter: handleDrag, onDragOver: handleDrag, onDragLeave: handleLeave, onDrop: handleDrop } };
}

/** An object URL of a local file, revoked on unmount. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
