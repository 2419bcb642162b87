import { pictureTypes as kinds, MAX_PICTURE_MB as LIMIT_MB } from '#contract/rules/pictureFormat.ts';

const MEGABYTE = 1024 * 1024;

/** The `accept` value of a photo's file input. */
export const pictureKinds = kinds.join(',');

/** The hint beside a field for one photo. */
export const pictureHint = `JPEG, PNG, WebP or AVIF, up to ${LIMIT_MB} MB`;

/** The hint beside the drop zone for photos. */
export const picturesHint = `JPEG, PNG, WebP, AVIF, ${LIMIT_MB} MB each`;

/**
 * Why a file is refused before it is sent, by its type and size; undefined for a picture that may be sent. The server checks
 * the content. `ofAnySize` checks only the type.
 */
export const pictureProblem = (file: Pick<File, 'name' | 'type' | 'size'>, ofAnySize = false): string | undefined => {
  if (!kinds.includes(file.type)) return `${file.name} is not a JPEG, PNG, WebP or AVIF picture`;
  if (!ofAnySize && file.size > LIMIT_MB * MEGABYTE)
    return `${file.name}: ${Math.ceil(file.size / MEGABYTE)} MB, limit is ${LIMIT_MB} MB`;
  if (file.size === 0) return `${file.name} is empty`;
  return undefined;
};
