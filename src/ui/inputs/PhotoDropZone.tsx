import Box from '@mui/material/Box';
import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

interface PhotoDropZoneProps {
  onFiles: (files: File[]) => void;
  /** As the file input's `accept`: `image/*`. */
  accept: string;
  label: string;
  hint: string;
  disabled?: boolean;
}

/** Takes pictures by click, by keyboard or by dropping them; what to keep is the caller's business. */
export function PhotoDropZone({ onFiles, accept, label, hint, disabled }: PhotoDropZoneProps) {
  const hintId = useId();
  const [over, setOver] = useState(false);
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on && !disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length) onFiles(files);
  };
  return (
    <Box
      component="label"
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        gap: '4px',
        p: '24px 16px',
        textAlign: 'center',
        borderRadius: '12px',
        border: '1.5px dashed',
        borderColor: over ? 'roles.primary' : 'roles.control',
        bgcolor: over ? 'roles.primaryTint' : 'roles.subtle',
        color: disabled ? 'roles.disabledInk' : 'roles.ink',
        cursor: disabled ? 'default' : 'pointer',
        '&:hover': disabled ? {} : { borderColor: 'roles.primary' },
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: (theme) => theme.vars?.palette.roles.focus,
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="input"
        type="file"
        multiple
        accept={accept}
        disabled={Boolean(disabled)}
        aria-describedby={hintId}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length) onFiles(files);
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' }}
      />
      <ImageUp size={22} />
      <Box component="span" sx={{ typography: 'subtitle2', mt: '4px' }}>
        {label}
      </Box>
      <Box component="span" id={hintId} sx={{ typography: 'caption', color: 'roles.slate' }}>
        {hint}
      </Box>
    </Box>
  );
}
