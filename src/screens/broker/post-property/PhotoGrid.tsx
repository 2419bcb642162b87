import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { labelOf } from '#contract/fields.ts';
import { mediaCategories } from '#contract/properties/choices.ts';
import { asListed } from '#src/features/properties/photoSending.ts';
import { pictureKinds, picturesHint } from '#src/lib/pictureProblem.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { PhotoDropZone } from '#src/ui/inputs/PhotoDropZone.tsx';
import { Lightbox } from '#src/ui/media/Lightbox.tsx';
import { useLightbox } from '#src/ui/media/useLightbox.ts';
import { PhotoTile } from './PhotoTile.tsx';
import type { DraftPhoto, Photos } from './usePhotos.ts';
import type { Posting } from './usePostProperty.ts';

interface PhotoGridProps {
  /** The photos chosen so far; those of the open category show. */
  photos: Photos;
  /** How the sending stands. */
  post: Pick<Posting, 'step' | 'uploaded' | 'perhaps' | 'primary' | 'saved' | 'retry' | 'canRemove'>;
  /** The page is being sent: nothing can be added, moved or removed. */
  busy: boolean;
  /** Given the words about files that cannot be taken. */
  onRefused: (problems: readonly string[]) => void;
}

/** One category's pictures: where to drop more, and a tile each, in the order in which buyers see them. */
export function PhotoGrid({ photos, post, busy, onRefused }: PhotoGridProps) {
  const { category } = photos;
  const { step, uploaded } = post;
  const label = labelOf(mediaCategories, category);
  const shown = asListed(
    photos.list.filter((photo) => photo.category === category),
    uploaded,
  );
  const fixed = shown.filter(({ id }) => uploaded.has(id)).length;
  const removable = shown.filter(({ id }) => !uploaded.has(id));
  const { grid, chooser, removedAt } = useFocusAfterRemoval(shown.length);
  const { show, view } = useLightbox();
  const [dragged, setDragged] = useState<string>();
  const [moved, setMoved] = useState('');
  const nameOf = (index: number) => `${label} picture ${index + 1}`;
  const move = (id: string, to: number) => {
    const target = shown[to];
    if (!target || to < fixed) return;
    photos.place(id, target.id);
    setMoved(`Moved to place ${to + 1} of ${shown.length}`);
  };
  const add = (files: File[]) => {
    // A browser may hand out the picture of a tile that is being dragged as a file.
    if (!busy && !dragged) void photos.add(category, files).then(onRefused);
  };
  const remove = (photo: DraftPhoto) => {
    removedAt(removable.indexOf(photo));
    photos.remove(photo.id, post.primary?.photoId);
  };
  return (
    <>
      <Box
        ref={grid}
        sx={{
          display: 'grid',
          gap: '16px',
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
          '& > label': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <PhotoDropZone
          inputRef={chooser}
          accept={pictureKinds}
          label="Drop pictures here"
          pasteAnywhere
          hint={picturesHint}
          disabled={busy}
          onFiles={add}
        />
        {shown.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            name={nameOf(index)}
            isDefault={photo.id === photos.defaultId}
            kept={post.primary !== undefined}
            uploaded={uploaded.has(photo.id)}
            sent={step?.doing === 'upload' && step.photoId === photo.id ? step.sent : undefined}
            busy={busy}
            first={index === fixed}
            last={index === shown.length - 1}
            dragged={photo.id === dragged}
            onDefault={() => photos.setDefault(photo.id)}
            onView={() => show(index)}
            onMove={(by) => move(photo.id, index + by)}
            onDrag={(on) => setDragged(on ? photo.id : undefined)}
            onDraggedOver={() => {
              if (dragged && dragged !== photo.id && !uploaded.has(photo.id)) photos.place(dragged, photo.id);
            }}
            onFiles={add}
            onRetry={post.saved ? () => void post.retry(photo.id) : undefined}
            onRemove={() => {
              if (!post.perhaps.has(photo.id)) return remove(photo);
              void post.canRemove(photo.id).then((can) => {
                if (can) remove(photo);
              });
            }}
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
          title: file.name,
          caption: file.name,
        }))}
      />
    </>
  );
}

// A removed photo takes its button along. The next one's has the focus then, else the last one's, else the chooser.
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
