import { labelOf } from '#contract/fields.ts';
import { mediaCategories } from '#contract/properties/choices.ts';
import type { Media } from '#contract/properties/schemas.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { MediaStrip } from '#src/ui/media/MediaStrip.tsx';

/** A photo in an answer: its category may be absent. */
type Photo = Pick<Media, 'id' | 'file_url' | 'is_primary'> & Partial<Media>;

const isPhoto = (entry: unknown): entry is Photo =>
  typeof entry === 'object' && entry !== null && 'file_url' in entry && typeof entry.file_url === 'string';

/**
 * A property's photos, the primary one first, large and marked; 'No Image' without photos. `media` may be anything:
 * entries that are not photos are left out.
 */
export function PropertyMedia({ media }: { media: unknown }) {
  const photos = Array.isArray(media) ? media.filter(isPhoto) : [];
  const sorted = photos.sort((one, other) => Number(other.is_primary === true) - Number(one.is_primary === true));
  const pictures = sorted.map(({ id, category, file_url: url }, at) => {
    const title = category ? labelOf(mediaCategories, category) : `Photo ${at + 1}`;
    return { id, title, alt: title, caption: title, src: fileUrl(url), thumb: fileUrl(url, 800) };
  });
  return <MediaStrip label="Photos" pictures={pictures} primary={sorted.find(({ is_primary }) => is_primary)?.id} />;
}
