import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { Lock, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { focusRing } from '#src/theme/focusRing.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { useFileDrop } from './useFileDrop.ts';

interface FileBoxProps {
  /** The file input's id, for its label. */
  id: string;
  /** The file input's name. */
  name: string;
  /** The file's kind, for the remove button: 'Remove Photo'. */
  label: string;
  /** The file input's `accept`. */
  accept?: string | undefined;
  /** The picture or icon at the left. */
  thumb: ReactNode;
  /** The file's name, or a prompt. */
  title: ReactNode;
  /** Below the title: the size, or the accepted files. */
  caption?: ReactNode;
  /** It holds a file: a solid border instead of a dashed one. */
  filled?: boolean;
  /** The field shows an error. */
  invalid?: boolean;
  /** Cannot be changed. */
  disabled?: boolean;
  /** Ids of further descriptions of the input. */
  describedBy?: string | undefined;
  /** Called with the chosen, dropped or pasted file; not when the file dialog is cancelled. */
  onFile: (file: File) => void;
  /** Shows a remove button and is called by it. */
  onRemove?: (() => void) | undefined;
  /** Called when the focus leaves one of its controls. */
  onBlur?: (event: FocusEvent) => void;
}

/** A box that takes one file by click, keyboard, drop or paste, and shows the file it holds. */
export function FileBox(props: FileBoxProps) {
  const { id, name, accept, title, caption, invalid, disabled, onFile, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  const { over, handlers, onChange } = useFileDrop(take, Boolean(disabled));
  return (
    <Box {...handlers} onBlur={props.onBlur} sx={boxStyle(props, over)}>
      <Thumb>{props.thumb}</Thumb>
      <Box id={`${id}-file`} sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <div>{title}</div>
        {caption ? (
          <Text component="div" variant="caption">
            {caption}
          </Text>
        ) : null}
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
        onChange={onChange}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          cursor: disabled ? 'not-allowed' : 'pointer',
        }}
      />
      {disabled ? <Lock size={16} aria-hidden style={{ flex: 'none', marginRight: space(0.5) }} /> : null}
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

const boxStyle = ({ filled, invalid, disabled }: FileBoxProps, over: boolean): SxProps<Theme> => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  minHeight: 66,
  p: 1.5,
  borderRadius: '8px',
  border: '1px solid',
  borderStyle: (filled || invalid) && !over ? 'solid' : 'dashed',
  borderColor: invalid ? 'roles.errorLine' : disabled ? 'roles.line' : over ? 'roles.primary' : 'roles.control',
  boxShadow: (theme) => (invalid ? theme.vars?.palette.roles.errorRing : 'none'),
  bgcolor: over ? 'roles.primaryTint' : disabled ? 'roles.hover' : filled ? 'roles.paper' : 'roles.subtle',
  color: 'roles.slate',
  '&:hover': disabled || invalid ? {} : { borderColor: over ? 'roles.primary' : 'roles.ink' },
  '&:has(input:focus-visible)': focusRing,
});

function Thumb({ children }: { children: ReactNode }) {
  return (
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
      {children}
    </Box>
  );
}
