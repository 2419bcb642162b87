import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Lock, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useFileDrop } from './useFileDrop.ts';

interface FileBoxProps {
  /** The file input's id, that a label points to. */
  id: string;
  /** The file input's name. */
  name: string;
  /** What the file is, for the button that takes it away: 'Remove Photo'. */
  label: string;
  /** As the file input's `accept`: what the browser offers first. */
  accept?: string | undefined;
  /** Drawn at the left: the picture, or an icon on a disc. */
  thumb: ReactNode;
  /** The file's name, or what to do. */
  title: ReactNode;
  /** Under the title: the size, or which files are taken. */
  caption?: ReactNode;
  /** A file is held: a full line instead of a dashed one. */
  filled?: boolean;
  /** The field shows an error. */
  invalid?: boolean;
  /** Cannot be changed. */
  disabled?: boolean;
  /** Ids of what describes the input besides its title and caption. */
  describedBy?: string | undefined;
  /** Called with the one file chosen, dropped or pasted; never when the browser's window is cancelled. */
  onFile: (file: File) => void;
  /** Lets the file be taken away. */
  onRemove?: (() => void) | undefined;
  /** Called when the focus leaves one of its parts. */
  onBlur?: (event: FocusEvent) => void;
}

/** A box that takes one file by click, keyboard, drop or paste, and shows the one it holds. */
export function FileBox(props: FileBoxProps) {
  const { id, name, accept, thumb, title, caption, filled, invalid, disabled, onFile, onRemove, onBlur } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  const { over, handlers } = useFileDrop(take, Boolean(disabled));
  const lit = over ? 'roles.primary' : 'roles.control';
  return (
    <Box
      {...handlers}
      onBlur={onBlur}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minWidth: 0,
        minHeight: 66,
        p: '12px',
        borderRadius: '8px',
        border: '1px solid',
        borderStyle: (filled || invalid) && !over ? 'solid' : 'dashed',
        borderColor: invalid ? 'roles.errorLine' : disabled ? 'roles.line' : lit,
        boxShadow: (theme) => (invalid ? theme.vars?.palette.roles.errorRing : 'none'),
        bgcolor: over ? 'roles.primaryTint' : disabled ? 'roles.hover' : filled ? 'roles.paper' : 'roles.subtle',
        color: 'roles.slate',
        '&:hover': disabled || invalid ? {} : { borderColor: over ? 'roles.primary' : 'roles.ink' },
        '&:has(input:focus-visible)': {
          outline: '2px solid',
          outlineColor: (theme) => theme.vars?.palette.roles.focus,
          outlineOffset: 2,
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 40,
          height: 40,
          flex: 'none',
          borderRadius: '50%',
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'roles.seg',
          color: 'roles.slate',
          '& img': { width: '100%', height: '100%', objectFit: 'cover' },
        }}
      >
        {thumb}
      </Box>
      <Box id={`${id}-file`} sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <div>{title}</div>
        {caption ? <Box sx={{ typography: 'caption' }}>{caption}</Box> : null}
      </Box>
      <Box
        component="input"
        ref={input}
        id={id}
        type="file"
        name={name}
        accept={accept}
        disabled={Boolean(disabled)}
        aria-describedby={[`${id}-file`, props.describedBy].filter(Boolean).join(' ')}
        aria-invalid={invalid ? true : undefined}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Emptied, so that the same file can be chosen again after it was refused or removed.
          event.currentTarget.value = '';
          take(files);
        }}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          cursor: disabled ? 'not-allowed' : 'pointer',
        }}
      />
      {disabled ? <Lock size={16} aria-hidden style={{ flex: 'none', marginRight: 4 }} /> : null}
      {onRemove && !disabled ? (
        <IconButton
          aria-label={`Remove ${props.label}`}
          onClick={() => {
            onRemove();
            input.current?.focus();
          }}
          sx={{ flex: 'none', position: 'relative' }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      ) : null}
    </Box>
  );
}
