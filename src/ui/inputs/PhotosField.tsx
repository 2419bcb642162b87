import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { PhotoDropZone } from './PhotoDropZone';
import { PhotoPreview } from './PhotoPreview';
import { useBoundField } from './useBoundField';

interface PhotosFieldProps extends Omit<FieldProps, 'help'> {
  /** As the file input's `accept`: what the browser offers first. */
  accept?: string;
  /** Which pictures are taken, in words. */
  hint: string;
  /** Why a picture cannot be taken, in words; undefined for one that can. The others are kept. */
  refuse?: (file: File) => string | undefined;
  /** Also takes pictures pasted anywhere outside a text: for the one drop zone of a page. */
  pasteAnywhere?: boolean;
}

const none: File[] = [];

// By the file itself: two pictures that were pasted have one name, and may have one size.
const keys = new WeakMap<File, number>();
let keysGiven = 0;
const keyOf = (file: File) => {
  const key = keys.get(file) ?? ++keysGiven;
  keys.set(file, key);
  return key;
};

/**
 * Several pictures, bound to a list of `File`s: chosen, dropped or pasted, each with a preview and a button to remove it.
 * Refused files are named with the reason; the good ones among them and those held so far stay.
 */
export function PhotosField({ accept = 'image/*', hint, refuse, pasteAnywhere, ...props }: PhotosFieldProps) {
  const field = useBoundField(props.name, none);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const problem = (file: File) => (file.type.startsWith('image/') ? refuse?.(file) : `${file.name} is not a picture`);
  const add = (files: File[]) => {
    setRefused(files.flatMap((file) => problem(file) ?? []));
    const good = files.filter((file) => !problem(file));
    if (good.length) field.setValue([...field.value, ...good]);
  };
  const remove = (gone: File) => {
    field.setValue(field.value.filter((file) => file !== gone));
    input.current?.focus();
  };
  return (
    <FieldFrame {...props} field={field} group>
      <Box
        id={field.id}
        role="group"
        aria-labelledby={field.labelId}
        onBlur={field.leave}
        sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {refused.length ? (
          <Alert severity="error" role="alert" onClose={() => setRefused([])}>
            {refused.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Alert>
        ) : null}
        <Box
          sx={{
            display: 'grid',
            gap: '16px',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
            '& > label': { gridColumn: { xs: '1 / -1', sm: field.value.length ? 'auto' : '1 / -1' } },
          }}
        >
          <PhotoDropZone
            inputRef={input}
            accept={accept}
            label="Drop pictures here"
            hint={hint}
            disabled={Boolean(props.disabled)}
            invalid={Boolean(field.error)}
            describedBy={describedBy(field, undefined, props.optional)}
            pasteAnywhere={Boolean(pasteAnywhere)}
            onFiles={add}
          />
          {field.value.map((file, at) => (
            <PhotoPreview
              key={`${keyOf(file)} ${field.value.indexOf(file) === at ? '' : at}`}
              file={file}
              onRemove={props.disabled ? undefined : () => remove(file)}
            />
          ))}
        </Box>
      </Box>
    </FieldFrame>
  );
}
