import { labelOf } from '#contract/fields.ts';
import { mediaCategories } from '#contract/properties/choices.ts';
import type { Media } from '#contract/properties/schemas.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { MediaStrip } from '#src/ui/media/MediaStrip.tsx';

/** A photo in an answer: its category may be absent. */
type Photo = Pick<Media, 'id' | 'file_url' | 'is_primary'> & Partial<Media>;

/** A property's photos, the primary one first, large and marked; 'No Image' when there is none. */
export function PropertyMedia({ media }: { media: readonly Photo[] }) {
  const sorted = [...media].sort((one, other) => Number(other.is_primary) - Number(one.is_primary));
  const pictures = sorted.map(({ id, category, file_url: url }) => {
    const title = category ? labelOf(mediaCategories, category) : 'Photo';
    return { id, title, alt: title, caption: title, src: fileUrl(url), thumb: fileUrl(url, 800) };
  });
  return <MediaStrip label="Photos" pictures={pictures} primary={sorted.find(({ is_primary }) => is_primary)?.id} />;
}
