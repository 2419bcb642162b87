import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useBoundField } from './useBoundField';

interface PhotoFieldProps extends FieldProps {
  /** The picture stored so far, shown until another is chosen. */
  current?: string | null;
  accept?: string;
}

/** One picture, bound to a `File` or null; its preview and name are shown, and it can be removed. */
export function PhotoField({ current, accept = 'image/*', ...props }: PhotoFieldProps) {
  const field = useBoundField<File | null>(props.name, null);
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(field.value) ?? current ?? undefined;
  return (
    <FieldFrame {...props} field={field}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }}>
        <Box
          sx={{
            width: 56,
            height: 56,
            flex: 'none',
            borderRadius: '10px',
            overflow: 'hidden',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'roles.seg',
            color: 'roles.slate',
            '& img': { width: '100%', height: '100%', objectFit: 'cover' },
          }}
        >
          {preview ? <img src={preview} alt="" /> : <ImageUp size={20} />}
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', position: 'relative' }}>
            <Button
              size="small"
              disabled={Boolean(props.disabled)}
              onClick={() => input.current?.click()}
              tabIndex={-1}
            >
              {preview ? 'Change photo' : 'Choose photo'}
            </Button>
            {field.value ? (
              <Button
                size="small"
                variant="text"
                startIcon={<Trash2 size={16} />}
                onClick={() => {
                  field.setValue(null);
                  if (input.current) input.current.value = '';
                }}
              >
                Remove
              </Button>
            ) : null}
          </Box>
          {field.value ? (
            <Box sx={{ typography: 'caption', color: 'roles.slate', mt: '4px', overflowWrap: 'anywhere' }}>
              {field.value.name}
            </Box>
          ) : null}
        </Box>
        <Box
          component="input"
          ref={input}
          id={field.id}
          type="file"
          name={props.name}
          accept={accept}
          disabled={Boolean(props.disabled)}
          aria-describedby={describedBy(field, props.help, props.optional)}
          aria-invalid={field.error ? true : undefined}
          onChange={(event) => field.setValue(event.currentTarget.files?.[0] ?? null)}
          onBlur={field.touch}
          sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0, overflow: 'hidden' }}
        />
      </Box>
    </FieldFrame>
  );
}

function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
