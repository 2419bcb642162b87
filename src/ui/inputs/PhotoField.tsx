import Box from '@mui/material/Box';
import { ImageOff, ImageUp } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '#src/lib/format.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FileBox } from './FileBox.tsx';
import { FilePrompt } from './FilePrompt.tsx';
import { useOneFile } from './useOneFile.ts';
import { usePreview } from './usePreview.ts';

interface PhotoFieldProps extends Omit<FieldProps, 'help'> {
  /** The picture stored so far, shown until another is chosen. */
  current?: string | null;
  /** As the file input's `accept`: what the browser offers first. */
  accept?: string;
  /** Which pictures are taken, in words, inside the box. */
  hint?: string;
  /** Why a picture cannot be taken, in words. Whatever is no image is refused anyhow. */
  refuse?: (file: File) => string | undefined;
}

/** One picture, bound to a `File` or null: a preview, its name and size are shown; it can be replaced and removed. */
export function PhotoField({ current, accept = 'image/*', hint, refuse, ...props }: PhotoFieldProps) {
  const { field, refused, take, remove } = useOneFile(props.name, (file) =>
    file.type.startsWith('image/') ? refuse?.(file) : 'Please choose an image file',
  );
  const file = field.value;
  const preview = usePreview(file) ?? current ?? undefined;
  // No picture inside, whatever its name says, or it is gone from where it was stored.
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
            <FilePrompt choose={current ? 'Choose another image' : 'Choose an image'} disabled={props.disabled} />
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
