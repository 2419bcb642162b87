import { useState } from 'react';
import { type BoundField, useBoundField } from './useBoundField.ts';

interface OneFile {
  /** The bound field; its error is the refusal of the last file, while there is one. */
  field: BoundField<File | null>;
  /** True while the error is about a file just refused. */
  refused: boolean;
  /** Keeps the file, or says why not and leaves the one held. */
  take: (file: File) => void;
  remove: () => void;
}

/** Binds a field to one file, which `refuse` may turn away with words; a refused file changes nothing. */
export function useOneFile(name: string, refuse: (file: File) => string | undefined): OneFile {
  const bound = useBoundField<File | null>(name, null);
  const [problem, setProblem] = useState<string>();
  const keep = (file: File | null) => {
    setProblem(undefined);
    bound.setValue(file);
  };
  return {
    field: problem ? { ...bound, error: problem } : bound,
    refused: Boolean(problem),
    take: (file) => {
      const why = refuse(file);
      if (why) setProblem(why);
      else keep(file);
    },
    remove: () => keep(null),
  };
}
