import { useState } from 'react';
import { type BoundField, useBoundField } from './useBoundField.ts';

interface OneFile {
  /** The bound field; its error is that of the last refused file, if any. */
  field: BoundField<File | null>;
  /** The error is about a file that was just refused. */
  refused: boolean;
  /** Sets the file, or shows why it is refused and keeps the current one. */
  take: (file: File) => void;
  remove: () => void;
}

/** Binds a field to one file. `refuse` returns an error message for a file that is not accepted. */
export function useOneFile(name: string, refuse: (file: File) => string | undefined): OneFile {
  const bound = useBoundField<File | null>(name, null);
  const [problem, setProblem] = useState<string>();
  const set = (file: File | null) => {
    setProblem(undefined);
    bound.setValue(file);
  };
  return {
    field: problem ? { ...bound, error: problem } : bound,
    refused: Boolean(problem),
    take: (file) => {
      const message = refuse(file);
      if (message) setProblem(message);
      else set(file);
    },
    remove: () => set(null),
  };
}
