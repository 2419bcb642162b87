import Box from '@mui/material/Box';
import { ImageOff, ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatFileSize } from '#src/lib/format.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FileBox } from './FileBox.tsx';
import { useBoundField } from './useBoundField.ts';

interface PhotoFieldProps extends Omit<FieldProps, 'help'> {
  /** The URL of the stored picture, shown until another one is chosen. */
  current?: string | null;
  /** The file input's `accept`. */
  accept?: string;
  /** The accepted pictures, in words, inside the box. */
  hint?: string;
  /** Returns an error message for a picture that is refused. Other files are always refused. */
  refuse?: (file: File) => string | undefined;
}

/** One picture, bound to a `File` or null, with a preview; it can be replaced and removed. */
export function PhotoField({ current, accept = 'image/*', hint, refuse, ...props }: PhotoFieldProps) {
  const { field, refused, take, remove } = useOneFile(props.name, (file) =>
    file.type.startsWith('image/') ? refuse?.(file) : 'Please choose an image file',
  );
  const file = field.value;
  const preview = usePreview(file) ?? current ?? undefined;
  // The URL that failed: the file is not a picture, or the stored one is gone.
  const [unreadable, setUnreadable] = useState<string>();
  const Icon = preview ? ImageOff : ImageUp;
  return (
    <FieldFrame {...props} field={field} announce={refused}>
      <FileBox
        id={field.id}
        name={props.name}
        label={props.label}
        accept={accept}
        thumb={
          preview === unreadable ? (
            <Icon size={20} />
          ) : (
            <img src={preview} alt="" onError={() => setUnreadable(preview)} />
          )
        }
        title={
          file ? (
            <Box component="span" sx={{ color: 'roles.ink', fontWeight: 500 }}>
              {file.name}
            </Box>
          ) : (
            <Prompt label={current ? 'Choose another image' : 'Choose an image'} disabled={props.disabled} />
          )
        }
        caption={file ? formatFileSize(file.size) : hint}
        filled={Boolean(file)}
        invalid={Boolean(field.error)}
        disabled={Boolean(props.disabled)}
        describedBy={describedBy(field, undefined, props.optional)}
        onFile={take}
        onRemove={file ? remove : undefined}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}

// Without a mouse nothing can be dropped: only the first part shows.
function Prompt({ label, disabled }: { label: string; disabled: boolean | undefined }) {
  return (
    <>
      <Box component="span" sx={{ color: disabled ? 'roles.slate' : 'roles.primary', fontWeight: 600 }}>
        {label}
      </Box>
      <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
        {' '}
        or drop it here
      </Box>
    </>
  );
}

/** Binds a field to one file. `refuse` returns an error message for a file that is not accepted. */
function useOneFile(name: string, refuse: (file: File) => string | undefined) {
  const bound = useBoundField<File | null>(name, null);
  const [problem, setProblem] = useState<string>();
  const set = (file: File | null) => {
    setProblem(undefined);
    bound.setValue(file);
  };
  return {
    field: problem ? { ...bound, error: problem } : bound,
    refused: Boolean(problem),
    take: (file: File) => {
      const message = refuse(file);
      if (message) setProblem(message);
      else set(file);
    },
    remove: () => set(null),
  };
}

/** An object URL of the file, revoked when the file changes. */
function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
