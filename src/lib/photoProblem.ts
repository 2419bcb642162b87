import { photoTypes as kinds, MAX_PHOTO_MB as LIMIT_MB } from '#contract/rules/photoFormat.ts';

const MEGABYTE = 1024 * 1024;

/** The `accept` value of a photo's file input. */
export const photoKinds = kinds.join(',');

/** The hint beside a field for one photo. */
export const photoHint = `JPEG, PNG, WebP or AVIF, up to ${LIMIT_MB} MB`;

/** The hint beside the drop zone for photos. */
export const photosHint = `JPEG, PNG, WebP, AVIF, ${LIMIT_MB} MB each`;

/**
 * Why a file is refused before it is sent, by its type and size; undefined for a photo that may be sent. The server checks
 * the content. `ofAnySize` checks only the type.
 */
export const photoProblem = (file: Pick<File, 'name' | 'type' | 'size'>, ofAnySize = false): string | undefined => {
  if (!kinds.includes(file.type)) return `${file.name} is not a JPEG, PNG, WebP or AVIF picture`;
  if (!ofAnySize && file.size > LIMIT_MB * MEGABYTE)
    return `${file.name}: ${Math.ceil(file.size / MEGABYTE)} MB, limit is ${LIMIT_MB} MB`;
  if (file.size === 0) return `${file.name} is empty`;
  return undefined;
};
