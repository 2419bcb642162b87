import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { FilePicture } from '#src/ui/media/FilePicture.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PhotoTileFoot } from './PhotoTileFoot.tsx';
import { PhotoTileState } from './PhotoTileState.tsx';
import type { DraftPhoto } from './usePhotos.ts';

interface PhotoTileProps {
  /** The photo that it shows. */
  photo: DraftPhoto;
  /** What the buttons call it: 'Exterior picture 2'. */
  name: string;
  /** It leads the listing. */
  isDefault: boolean;
  /** A default one is set on the server: this can only be changed for another one. */
  kept?: boolean;
  /** The server has it: it can no longer be removed or moved here. */
  uploaded: boolean;
  /** How much of it is sent, 0 to 1, while it is on its way. */
  sent: number | undefined;
  /** The page is being sent: nothing can be pressed. */
  busy: boolean;
  /** It is the first of its category. */
  first: boolean;
  /** It is the last of its category. */
  last: boolean;
  /** It is being dragged. */
  dragged: boolean;
  /** Makes it lead the listing. */
  onDefault: () => void;
  /** Shows it large. */
  onView: () => void;
  /** Moves it by so many places. */
  onMove: (by: -1 | 1) => void;
  /** It is taken up, or let go. */
  onDrag: (on: boolean) => void;
  /** Another tile is held over it. */
  onDraggedOver: () => void;
  /** Files are dropped on it. */
  onFiles: (files: File[]) => void;
  /** Sends it again by itself; not before the property is saved. */
  onRetry?: (() => void) | undefined;
  /** Takes it away. */
  onRemove: () => void;
}

/** One chosen photo: preview, its state, and what can be done with it. It can be dragged to another place. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, name, isDefault, uploaded, sent, busy } = props;
  const ring = photo.error ? 'roles.errorLine' : isDefault ? 'roles.primary' : 'roles.line';
  const [unreadable, setUnreadable] = useState(false);
  const movable = !uploaded && !busy;
  const tile = useRef<HTMLElement>(null);
  const { onRetry } = props;
  // The button goes while the photo is on its way: the focus stays with the photo.
  const retry = () => {
    tile.current?.focus();
    onRetry?.();
  };
  return (
    <Box
      component="figure"
      ref={tile}
      tabIndex={-1}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        props.onDrag(true);
      }}
      onDragEnd={() => props.onDrag(false)}
      onDragOver={(event) => {
        event.preventDefault();
        props.onDraggedOver();
      }}
      onDrop={(event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length) props.onFiles(files);
      }}
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
        opacity: props.dragged ? 0.5 : 1,
        ...(movable ? { cursor: 'grab' } : {}),
      }}
    >
      <FilePicture src={photo.preview} alt={name} onUnreadable={() => setUnreadable(true)}>
        <PhotoTileState uploaded={uploaded} sent={sent} isDefault={isDefault} />
        {movable && !unreadable ? (
          <MoveButtons name={name} first={props.first} last={props.last} onMove={props.onMove} />
        ) : null}
      </FilePicture>
      <PhotoTileFoot
        name={name}
        file={photo.file.name}
        error={photo.error}
        isDefault={isDefault}
        unreadable={unreadable}
        kept={props.kept}
        sending={sent !== undefined}
        removable={!uploaded && !busy}
        busy={busy}
        onDefault={props.onDefault}
        onView={props.onView}
        onRetry={onRetry && retry}
        onRemove={props.onRemove}
      />
    </Box>
  );
}
