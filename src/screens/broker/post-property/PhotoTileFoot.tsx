import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Star, Trash2 } from 'lucide-react';

interface PhotoTileFootProps {
  /** What the buttons call the photo. */
  name: string;
  /** Why the server refused it. */
  error: string | undefined;
  /** It leads the listing. */
  isDefault: boolean;
  /** It can still be taken away. */
  removable: boolean;
  /** The page is being sent: the default cannot be changed. */
  busy: boolean;
  /** Makes it lead the listing. */
  onDefault: () => void;
  /** Takes it away. */
  onRemove: () => void;
}

/** Under a photo: why it was refused, or the default mark, and the bin. */
export function PhotoTileFoot({ name, error, isDefault, removable, busy, onDefault, onRemove }: PhotoTileFootProps) {
  return (
    <Box
      component="figcaption"
      sx={{ display: 'flex', alignItems: 'center', gap: '4px', minHeight: 44, pl: '4px', mt: 'auto' }}
    >
      {error ? (
        <Box
          sx={{
            flex: 1,
            p: '8px',
            typography: 'captionStrong',
            color: 'tones.error.text',
            overflowWrap: 'anywhere',
          }}
        >
          {error}
        </Box>
      ) : (
        <Button
          variant="text"
          size="small"
          aria-pressed={isDefault}
          aria-label={`${isDefault ? 'Default' : 'Set as default'}: ${name}`}
          disabled={busy}
          startIcon={<Star size={16} {...(isDefault ? { fill: 'currentColor' } : {})} />}
          onClick={onDefault}
          sx={{ mr: 'auto', minWidth: 0 }}
        >
          {isDefault ? 'Default' : 'Set as default'}
        </Button>
      )}
      {removable ? (
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove} sx={{ minWidth: 44, minHeight: 44 }}>
          <Trash2 size={16} />
        </IconButton>
      ) : null}
    </Box>
  );
}
