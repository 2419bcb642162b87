import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { labelOf } from '../../../../contract/fields';
import { mediaCategories } from '../../../../contract/propertyChoices';
import type { PostStep } from '../../../features/properties/postProperty';
import { pictureHint, pictureKinds } from '../../../lib/pictureProblem';
import { PhotoDropZone } from '../../../ui/inputs/PhotoDropZone';
import { TextField } from '../../../ui/inputs/TextField';
import { CategoryTabs } from './CategoryTabs';
import { PhotoTile } from './PhotoTile';
import { SavedFields } from './SavedFields';
import { SectionCard } from './SectionCard';
import type { Photos } from './usePhotos';

interface PhotosSectionProps {
  /** The photos chosen so far. */
  photos: Photos;
  /** The page is being sent: nothing can be added or removed. */
  busy: boolean;
  /** The property was sent: its description can no longer be changed here, its photos can. */
  locked: boolean;
  /** How far the sending is. */
  step: PostStep | undefined;
  /** Ids of photos that the server has. */
  uploaded: ReadonlySet<string>;
}

/** Step 3: pictures by category, and the description. */
export function PhotosSection({ photos, busy, locked, step, uploaded }: PhotosSectionProps) {
  const { category } = photos;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const label = labelOf(mediaCategories, category);
  const shown = photos.list.filter((photo) => photo.category === category);
  const removable = shown.filter(({ id }) => !uploaded.has(id));
  const { grid, chooser, removedAt } = useFocusAfterRemoval(shown.length);
  const sending = step?.doing === 'upload' ? step.photoId : undefined;
  return (
    <SectionCard
      id="post-photos"
      number={3}
      title="Images and videos"
      purpose="Six pictures or more tell buyers what they need"
    >
      <CategoryTabs photos={photos.list} chosen={category} onChoose={photos.openCategory} />
      <Box
        role="tabpanel"
        id="photos-panel"
        aria-labelledby={`photos-tab-${category}`}
        sx={{ p: { xs: '16px', sm: '20px 24px' }, display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {refused.length ? (
          <Alert severity="error" role="alert" onClose={() => setRefused([])}>
            {refused.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Alert>
        ) : null}
        <Box
          ref={grid}
          sx={{
            display: 'grid',
            gap: '16px',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
            '& > label': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <PhotoDropZone
            inputRef={chooser}
            accept={pictureKinds}
            label={`Drop ${label.toLowerCase()} pictures here`}
            pasteAnywhere
            hint={pictureHint}
            disabled={busy}
            onFiles={(files) => setRefused(photos.add(category, files))}
          />
          {shown.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              name={`${label} picture ${index + 1}`}
              isDefault={photo.id === photos.defaultId}
              uploaded={uploaded.has(photo.id)}
              sending={photo.id === sending}
              busy={busy}
              onDefault={() => photos.setDefault(photo.id)}
              onRemove={() => {
                removedAt(removable.indexOf(photo));
                photos.remove(photo.id);
              }}
            />
          ))}
        </Box>
        <SavedFields locked={locked}>
          <TextField
            name="basic.description"
            label="Description"
            rows={4}
            help="Say what pictures cannot: light, air, neighbours, distances."
          />
        </SavedFields>
      </Box>
    </SectionCard>
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
