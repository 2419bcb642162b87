import Box from '@mui/material/Box';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { labelOf } from '#contract/fields.ts';
import { mediaCategories } from '#contract/properties/choices.ts';
import { photoKinds, photosHint } from '#src/lib/photoProblem.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { PhotoDropZone } from '#src/ui/inputs/PhotoDropZone.tsx';
import { Lightbox } from '#src/ui/media/Lightbox.tsx';
import { useLightbox } from '#src/ui/media/useLightbox.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { useSubmission } from './submission/context.ts';
import { asListed } from './submission/photoSending.ts';
import { type DraftPhoto, stepOf } from './submission/state.ts';

/** One category's photos: a drop zone, and a tile for each in the order in which buyers see them. */
export function PhotoGrid({ onRefused }: { onRefused: (problems: readonly string[]) => void }) {
  const { state, addPhotos, busy, property } = useSubmission();
  const { category } = state;
  const { uploaded } = state.server;
  const label = labelOf(mediaCategories, category);
  // A removed photo disappears once the server has deleted it.
  const own = state.photos.filter(
    ({ id, category: of, removed }) => of === category && !(removed && !uploaded.has(id)),
  );
  // While a property is edited, its photos can be moved anywhere: saving reorders them.
  const shown = property ? own : asListed(own, uploaded);
  const { grid, chooser, removedAt } = useFocusAfterRemoval(shown.length);
  const { show, view } = useLightbox();
  const [dragged, setDragged] = useState<string>();
  const [moved, setMoved] = useState('');
  const nameOf = (index: number) => `${label} picture ${index + 1}`;
  const add = (files: File[]) => {
    // A browser may offer the photo of a dragged tile as a file.
    if (!busy && !dragged) void addPhotos(category, files).then(onRefused);
  };
  return (
    <>
      <Box
        ref={grid}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
        }}
      >
        <PhotoDropZone
          inputRef={chooser}
          accept={photoKinds}
          label="Drop pictures here"
          hint={photosHint}
          disabled={busy}
          onFiles={add}
        />
        {shown.map((photo, index) => (
          <GridTile
            key={photo.id}
            name={nameOf(index)}
            shown={shown}
            index={index}
            dragged={dragged}
            onDragged={setDragged}
            onMoved={setMoved}
            onRemoved={removedAt}
            onView={() => show(index)}
            onFiles={add}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {moved}
      </Box>
      <Lightbox
        {...view}
        label={`${label} pictures`}
        pictures={shown.map(({ id, preview, file }, index) => ({
          id,
          src: preview,
          alt: nameOf(index),
          title: file?.name ?? nameOf(index),
          caption: file?.name ?? label,
        }))}
      />
    </>
  );
}

interface GridTileProps extends Pick<ComponentProps<typeof PhotoTile>, 'name' | 'onView' | 'onFiles'> {
  /** The category's photos; the tile shows the one at `index`. */
  shown: readonly DraftPhoto[];
  index: number;
  /** The id of the photo that is being dragged. */
  dragged: string | undefined;
  onDragged: (id: string | undefined) => void;
  /** Called with the message that announces a move. */
  onMoved: (words: string) => void;
  /** Called with the photo's index among those that can be removed. */
  onRemoved: (at: number) => void;
}

/**
 * A photo's tile with its actions. While a home is being posted, photos on the server stay first and in their order.
 */
function GridTile({ shown, index, dragged, onDragged, onMoved, onRemoved, ...props }: GridTileProps) {
  const { state, dispatch, busy, property, retryPhoto, canRemovePhoto, removePhoto } = useSubmission();
  const { uploaded, primary, perhaps, saved } = state.server;
  const step = stepOf(state);
  const photo = shown[index];
  if (!photo) return null;
  const { id } = photo;
  const kept = uploaded.has(id);
  const isDefault = id === state.defaultId;
  // When editing, unsetting the new default makes the property's own photo the default again.
  const isPrimary = (one: DraftPhoto) => one.id === primary?.photoId && !one.removed;
  const primaryId = property && state.photos.find(isPrimary)?.id;
  const isFixed = (one: string) => !property && uploaded.has(one);
  const fixed = shown.filter((one) => isFixed(one.id)).length;
  const move = (by: number) => {
    const to = index + by;
    const target = shown[to];
    if (!target || to < fixed) return;
    dispatch({ type: 'photoPlaced', id, at: target.id });
    onMoved(`Moved to place ${to + 1} of ${shown.length}`);
  };
  const leave = () => onRemoved(shown.filter((one) => !isFixed(one.id) && !one.removed).indexOf(photo));
  const remove = () => {
    leave();
    removePhoto(id);
  };
  const categorise = (to: string) => {
    leave();
    dispatch({ type: 'photoCategorised', id, category: to });
    onMoved(`Moved to ${labelOf(mediaCategories, to)}`);
  };
  const mark = (removed: boolean) => {
    dispatch({ type: 'photoMarked', id, removed });
    onMoved(removed ? `${props.name} is deleted when you save` : `${props.name} is kept`);
  };
  return (
    <PhotoTile
      {...props}
      photo={photo}
      isDefault={isDefault}
      hasServerDefault={property ? primaryId === id : primary !== undefined}
      uploaded={isFixed(id)}
      listed={kept && property !== undefined}
      sent={step?.doing === 'upload' && step.photoId === id ? step.sent : undefined}
      busy={busy}
      first={index === fixed}
      last={index === shown.length - 1}
      dragged={id === dragged}
      onDefault={() => dispatch({ type: 'defaultToggled', id: (isDefault && primaryId) || id })}
      onMove={move}
      onDrag={(on) => onDragged(on ? id : undefined)}
      onDraggedOver={() => {
        if (dragged && dragged !== id && !isFixed(id)) dispatch({ type: 'photoPlaced', id: dragged, at: id });
      }}
      onRetry={saved ? () => void retryPhoto(id) : undefined}
      onUndo={() => mark(false)}
      onCategory={
        // A photo that may have arrived is looked up by its category, so it must keep it.
        property && !perhaps.has(id) ? categorise : undefined
      }
      onRemove={() => {
        if (kept) return mark(true);
        if (!perhaps.has(id)) return remove();
        void canRemovePhoto(id).then((can) => {
          if (can) remove();
        });
      }}
    />
  );
}

// Removing a photo removes the focused button: move the focus to the next photo's, else the last one's, else the
// chooser.
function useFocusAfterRemoval(count: number) {
  const grid = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const gone = useRef<{ at: number; of: number }>(undefined);
  useEffect(() => {
    if (!gone.current || gone.current.of === count) return;
    const bins = [...(grid.current?.querySelectorAll<HTMLElement>('figure [aria-label^="Remove "]') ?? [])];
    (bins[gone.current.at] ?? bins.at(-1) ?? chooser.current)?.focus();
    gone.current = undefined;
  }, [count]);
  const removedAt = (at: number) => {
    gone.current = { at, of: count };
  };
  return { grid, chooser, removedAt };
}
