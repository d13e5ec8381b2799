import { type DragEvent, useState } from 'react';

/** What makes an element a place where files can be let go. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  function handleDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser would open the file in place of the page.
    event.preventDefault();
    setOver(true);
  }
  function handleLeave(event: DragEvent) {
    // Leaving for one of its own parts is no leaving.
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return { isOver, dropProps: { onDragEnter: handleDrag, onDragOver: handleDrag, onDragLeave: handleLeave, onDrop: handleDrop } };
}
