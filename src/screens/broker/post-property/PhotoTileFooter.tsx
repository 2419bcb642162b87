import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Eye, RotateCw, Star, Trash2, Undo2, X } from 'lucide-react';
import { useId } from 'react';
import { controlHeight, touch } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

export interface PhotoTileFooterProps {
  /** The photo's name, for the labels of the buttons. */
  name: string;
  /** The file's name, shown during the upload. */
  file: string;
  /** Why it could not be sent. */
  error: string | undefined;
  /** It is the default photo, the first that visitors see. */
  isDefault: boolean;
  /** It cannot be shown, only removed. */
  unreadable: boolean;
  /** The server has a default photo (when editing: this one): it can be replaced by another, but not unset. */
  hasServerDefault?: boolean;
  sending: boolean;
  removable: boolean;
  /** The form is being submitted: the default cannot be changed. */
  busy: boolean;
  onDefault: () => void;
  /** Shows it large. */
  onView: () => void;
  /** Sends this photo again, on its own. */
  onRetry?: (() => void) | undefined;
  onRemove: () => void;
  /** Takes back its deletion, while that is still to be saved. */
  onUndo?: (() => void) | undefined;
}

const icon = {
  minWidth: controlHeight.small,
  minHeight: controlHeight.small,
  [touch]: { minWidth: controlHeight.touch, minHeight: controlHeight.touch },
} as const;

const fileName = { minHeight: 44, p: space(1.5, 1), overflowWrap: 'anywhere' } as const;

/** Below a photo: why it was not sent, or the default mark, View and Remove. */
export function PhotoTileFooter(props: PhotoTileFooterProps) {
  const { name, file, error, isDefault, unreadable, sending, removable, busy, onView, onRetry, onRemove } = props;
  const noteId = useId();
  const fixed = isDefault && props.hasServerDefault;
  if (sending)
    return (
      <Text component="figcaption" variant="caption" quiet sx={fileName}>
        {file}
      </Text>
    );
  if (props.onUndo)
    return (
      <Box component="figcaption" sx={{ minHeight: 44, p: { xs: 0, sm: 0.5 } }}>
        <Button
          variant="text"
          size="small"
          startIcon={<Undo2 size={16} />}
          aria-label={`Keep ${name}`}
          disabled={busy}
          onClick={props.onUndo}
        >
          Keep
        </Button>
      </Box>
    );
  return (
    <Row
      component="figcaption"
      wrap
      sx={{
        justifyContent: error || unreadable ? 'flex-end' : 'space-between',
        minHeight: 44,
        p: { xs: 0, sm: space(0, 0.5) },
      }}
    >
      {error ? (
        <Text
          component="div"
          variant="captionStrong"
          sx={{
            // One line of a narrow tile has room for the message, for two buttons, or for the message and one button.
            flex: { xs: onRetry && removable && !busy ? '1 1 100%' : '1 1 64px', sm: '1 1 80px' },
            minWidth: 0,
            p: { xs: space(1, 1, 0.75), sm: space(1, 0.5) },
            color: 'tones.error.text',
            overflowWrap: 'anywhere',
          }}
        >
          {error}
        </Text>
      ) : null}
      {error || unreadable ? null : <DefaultButton {...props} {...(fixed ? { noteId } : {})} />}
      {error && onRetry && !busy ? (
        <IconButton aria-label={`Try again: ${name}`} onClick={onRetry} sx={icon}>
          <RotateCw size={16} />
        </IconButton>
      ) : null}
      {error || unreadable ? null : (
        <IconButton aria-label={`View ${name}`} onClick={onView} sx={icon}>
          <Eye size={16} />
        </IconButton>
      )}
      {removable ? (
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove} sx={icon}>
          {error ? <X size={16} /> : <Trash2 size={16} />}
        </IconButton>
      ) : null}
      {fixed && !error ? (
        <Text component="div" id={noteId} variant="caption" quiet sx={{ flex: '1 1 100%', p: space(0, 1, 1) }}>
          Set in the listing. To change it, choose another one.
        </Text>
      ) : null}
    </Row>
  );
}

type DefaultButtonProps = Pick<PhotoTileFooterProps, 'name' | 'isDefault' | 'busy' | 'onDefault'> & {
  /** The id of the note that says why the button is disabled. */
  noteId?: string;
};

function DefaultButton({ name, isDefault, busy, onDefault, noteId }: DefaultButtonProps) {
  return (
    <Button
      variant="text"
      size="small"
      aria-pressed={isDefault}
      {...(noteId ? { 'aria-disabled': true, 'aria-describedby': noteId } : {})}
      aria-label={`${isDefault ? 'Default' : 'Set as default'}: ${name}`}
      disabled={busy}
      onClick={noteId ? undefined : onDefault}
      sx={{ mr: 'auto', px: 1, gap: 0.75, whiteSpace: 'nowrap' }}
    >
      {isDefault ? <Star size={16} aria-hidden fill="currentColor" /> : null}
      {isDefault ? 'Default' : 'Set as default'}
    </Button>
  );
}
