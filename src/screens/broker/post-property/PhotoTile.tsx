import Box from '@mui/material/Box';
import { FilePicture } from '../../../ui/media/FilePicture';
import { PhotoTileFoot } from './PhotoTileFoot';
import { PhotoTileState } from './PhotoTileState';
import type { DraftPhoto } from './usePhotos';

interface PhotoTileProps {
  /** The photo that it shows. */
  photo: DraftPhoto;
  /** What the buttons call it: 'Exterior picture 2'. */
  name: string;
  /** It leads the listing. */
  isDefault: boolean;
  /** The server has it: it can no longer be removed here. */
  uploaded: boolean;
  /** It is on its way. */
  sending: boolean;
  /** The page is being sent: nothing can be pressed. */
  busy: boolean;
  /** Makes it lead the listing. */
  onDefault: () => void;
  /** Takes it away. */
  onRemove: () => void;
}

/** One chosen photo: preview, its state, and what can be done with it. */
export function PhotoTile({ photo, name, isDefault, uploaded, sending, busy, onDefault, onRemove }: PhotoTileProps) {
  const ring = photo.error ? 'roles.errorLine' : isDefault ? 'roles.primary' : 'roles.line';
  return (
    <Box
      component="figure"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: 'roles.paper',
        border: isDefault || photo.error ? '2px solid' : '1px solid',
        borderColor: ring,
      }}
    >
      <FilePicture src={photo.preview} alt={name}>
        <PhotoTileState uploaded={uploaded} sending={sending} />
      </FilePicture>
      <PhotoTileFoot
        name={name}
        error={photo.error}
        isDefault={isDefault}
        removable={!uploaded && !busy}
        busy={busy}
        onDefault={onDefault}
        onRemove={onRemove}
      />
    </Box>
  );
}
