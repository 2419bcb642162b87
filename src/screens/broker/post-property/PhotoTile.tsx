import Box from '@mui/material/Box';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FilePhoto } from '#src/ui/media/FilePhoto.tsx';
import { CategoryButton } from './CategoryButton.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PhotoTileFooter, type PhotoTileFooterProps } from './PhotoTileFooter.tsx';
import { PhotoTileState, Screening } from './PhotoTileState.tsx';
import type { DraftPhoto } from './submission/state.ts';

interface PhotoTileProps
  extends Omit<PhotoTileFooterProps, 'file' | 'error' | 'unreadable' | 'sending' | 'removable'>,
    Omit<ComponentProps<typeof MoveButtons>, 'children'> {
  photo: DraftPhoto;
  /** The server has it: it can no longer be removed or moved here. */
  uploaded: boolean;
  /** The property already had it when this page was opened. */
  listed?: boolean;
  /** The share of it that is sent, 0 to 1, during the upload. */
  sent: number | undefined;
  dragged: boolean;
  /** Called with true when dragging it starts, with false when that ends. */
  onDrag: (on: boolean) => void;
  /** Called while another tile is dragged over it. */
  onDraggedOver: () => void;
  onCategory?: ((category: string) => void) | undefined;
  /** Called with files that are dropped on it. */
  onFiles: (files: File[]) => void;
}

/** A chosen photo: its preview, its state and its actions. It can be dragged to another place. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, name, isDefault, uploaded, listed, sent, busy, onCategory } = props;
  const removed = photo.removed === true;
  const ring = photo.error ? 'roles.errorLine' : isDefault ? 'roles.primary' : 'roles.line';
  const [unreadable, setUnreadable] = useState(false);
  const movable = !uploaded && !busy && !removed;
  const tile = useRef<HTMLElement>(null);
  const { onRetry } = props;
  useFocusIn(tile, removed);
  // The button is hidden during the upload: the focus stays with the photo.
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
        display: 'grid',
        // On a phone, a row: the photo with its actions on the right.
        gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'auto auto 1fr', sm: 'auto' },
        gridTemplateAreas: { xs: '"picture state" "picture moves" "picture footer"', sm: '"picture" "footer"' },
        '& > div:first-of-type': { gridArea: 'picture', alignSelf: 'start' },
        '& > figcaption': { gridArea: 'footer' },
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
      <FilePhoto src={photo.preview} alt={name} onUnreadable={() => setUnreadable(true)}>
        <PhotoTileState removed={removed} sent={sent} />
      </FilePhoto>
      {listed || removed || sent !== undefined ? null : <Screening uploaded={uploaded} />}
      {movable && !unreadable ? (
        <MoveButtons name={name} first={props.first} last={props.last} onMove={props.onMove}>
          {onCategory ? <CategoryButton name={name} category={photo.category} onChoose={onCategory} /> : null}
        </MoveButtons>
      ) : null}
      <PhotoTileFooter
        {...props}
        file={photo.file?.name ?? name}
        error={photo.error}
        unreadable={unreadable}
        sending={sent !== undefined}
        removable={movable}
        onRetry={onRetry && retry}
        onUndo={removed ? props.onUndo : undefined}
      />
    </Box>
  );
}

// Marking or keeping a photo removes the clicked button: the focus moves to the button that reverts it.
function useFocusIn(tile: RefObject<HTMLElement | null>, removed: boolean) {
  const was = useRef(removed);
  useLayoutEffect(() => {
    if (was.current === removed) return;
    was.current = removed;
    if (document.activeElement !== document.body) return;
    tile.current?.querySelector<HTMLElement>('figcaption button:last-of-type')?.focus();
  }, [tile, removed]);
}
