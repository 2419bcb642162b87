import { pictureTypes as kinds, MAX_PICTURE_MB as LIMIT_MB } from '#contract/rules/pictureFormat.ts';

const MEGABYTE = 1024 * 1024;

/** What a photo's file input accepts. */
export const pictureKinds = kinds.join(',');

/** Said beside a field that takes one photo. */
export const pictureHint = `JPEG, PNG, WebP or AVIF, up to ${LIMIT_MB} MB`;

/** Said beside the place to drop photos. */
export const picturesHint = `JPEG, PNG, WebP, AVIF, ${LIMIT_MB} MB each`;

/**
 * Why a file is refused before it is sent, by its kind and size; undefined for a picture that may be sent. The server looks
 * into the file and has the last word. `ofAnySize`: asks for its kind alone.
 */
export const pictureProblem = (file: Pick<File, 'name' | 'type' | 'size'>, ofAnySize = false): string | undefined => {
  if (!kinds.includes(file.type)) return `${file.name} is not a JPEG, PNG, WebP or AVIF picture`;
  if (!ofAnySize && file.size > LIMIT_MB * MEGABYTE)
    return `${file.name}: ${Math.ceil(file.size / MEGABYTE)} MB, limit is ${LIMIT_MB} MB`;
  if (file.size === 0) return `${file.name} is empty`;
  return undefined;
};
