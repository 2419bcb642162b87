import { FORMAT_BYTES, pictureFormat } from '#contract/rules/pictureFormat.ts';
import { pictureProblem } from './pictureProblem.ts';
import { shrinkFactor } from './shrinkPicture.ts';

// A folder can be dropped, too, and cannot be read.
const firstBytes = async (file: Blob) =>
  new Uint8Array(
    await file
      .slice(0, FORMAT_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );

/**
 * Looks into a chosen file: the picture as it may be sent, of the kind that it is whatever its name says, or why it is none.
 * One that is too large as it is, and made smaller before it is sent, may be.
 */
export const readPicture = async (file: File): Promise<{ picture: File } | { problem: string }> => {
  const { name, size, lastModified } = file;
  const format = pictureFormat(await firstBytes(file));
  const type = format ? `image/${format}` : size === 0 ? file.type : '';
  const wrongKind = pictureProblem({ name, size, type }, true);
  if (wrongKind) return { problem: wrongKind };
  const picture = file.type === type ? file : new File([file], name, { type, lastModified });
  const factor = await shrinkFactor(picture);
  const problem = pictureProblem(picture);
  if (problem && (factor ?? 1) === 1) return { problem };
  return factor === undefined ? { problem: `${name} cannot be read as a picture` } : { picture };
};
