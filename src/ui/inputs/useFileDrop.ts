import { type ChangeEvent, type ClipboardEvent, type DragEvent, useState } from 'react';

/**
 * Lets an element take files that are dropped or pasted on it: spread `handlers`. `over` is true while files are dragged over
 * it. `onChange` is for a file input inside it.
 */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return {
    over,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const files = [...(currentTarget.files ?? [])];
      // Cleared, so that the same file can be chosen again after it was refused or removed.
      currentTarget.value = '';
      if (files.length) onFiles(files);
    },
    handlers: {
      onDragEnter: dragOver,
      onDragOver: dragOver,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Moving between two parts of the element does not leave it.
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
