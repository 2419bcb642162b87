import { type ClipboardEvent, type DragEvent, useState } from 'react';

/**
 * Makes an element take files that are dropped or pasted on it: spread `handlers`; `over` is true while files are held
 * above it.
 */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return {
    over,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Between two of its own parts is not gone.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length) onFiles(files);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (disabled || !files.length) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
