// In the script, not in files of their own: a drawing also shows where the network failed.
import failed from './empty/failed.svg?inline';
import homes from './empty/homes.svg?inline';
import leads from './empty/leads.svg?inline';
import missing from './empty/missing.svg?inline';
import results from './empty/results.svg?inline';

const drawings = { failed, homes, leads, missing, results };

/**
 * The drawings for empty states: a haveli (`homes`), a letter box (`leads`), houses under a glass (`results`), a gate in
 * the sand (`missing`), a haveli with a red mark in place of the sun (`failed`).
 */
export type EmptyPlace = keyof typeof drawings;

interface EmptyDrawingProps {
  /** Defaults to the haveli. */
  of?: EmptyPlace | undefined;
  /** In pixels. */
  width?: number;
}

/**
 * The small drawing of an empty state or a failure, decorative. Its scheme is the page's, which browsers pass on to an image
 * as the element's `color-scheme`; in those that do not, it is the system's, and only the colours of the drawing differ.
 */
export function EmptyDrawing({ of = 'homes', width = 160 }: EmptyDrawingProps) {
  return <img src={drawings[of]} alt="" width={width} height={width * 0.75} />;
}
