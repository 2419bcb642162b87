import type { Media } from '#contract/properties/schemas.ts';
import { fileUrl } from '#src/lib/apiBase.ts';

/** A property's photos, the default one first. */
export const byPlace = (media: readonly Media[]): Media[] =>
  media.toSorted((one, other) => Number(other.is_primary) - Number(one.is_primary));

/** The sources of a large photo, shared by display and preloading. */
export const photoSources = (url: string) => ({
  sizes: '(max-width: 899.95px) 100vw, 800px',
  srcset: `${fileUrl(url, 800)} 800w, ${fileUrl(url)} 1600w`,
  src: fileUrl(url, 800),
});
