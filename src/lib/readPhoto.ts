import { FORMAT_BYTES, photoFormat } from '#contract/rules/photoFormat.ts';
import { photoProblem } from './photoProblem.ts';
import { shrinkFactor } from './shrinkPhoto.ts';

// A dropped folder cannot be read.
const firstBytes = async (file: Blob) =>
  new Uint8Array(
    await file
      .slice(0, FORMAT_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );

/**
 * Checks the content of a chosen file: returns the photo with its real type, whatever its name says, or the reason for
 * refusing it. A photo over the size limit is accepted if it will be shrunk before it is sent.
 */
export const readPhoto = async (file: File): Promise<{ photo: File } | { problem: string }> => {
  const { name, size, lastModified } = file;
  const format = photoFormat(await firstBytes(file));
  const type = format ? `image/${format}` : size === 0 ? file.type : '';
  const wrongKind = photoProblem({ name, size, type }, true);
  if (wrongKind) return { problem: wrongKind };
  const photo = file.type === type ? file : new File([file], name, { type, lastModified });
  const factor = await shrinkFactor(photo);
  const problem = photoProblem(photo);
  if (problem && (factor ?? 1) === 1) return { problem };
  return factor === undefined ? { problem: `${name} cannot be read as a picture` } : { photo };
};
