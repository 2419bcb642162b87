import { Drawing } from './Drawing.tsx';
import { planOf } from './families.ts';
import type { DrawnScheme } from './light/palettes.ts';

interface PropertyDrawingProps {
  /** A property type's value: `builder_floor`. */
  type: string;
  /** The record's id, so that it keeps its drawing. */
  seed: number | string;
  /** Empty (default) where the words beside it say the same. */
  alt?: string;
  /** Day or night whatever the page shows. */
  scheme?: DrawnScheme;
}

/** A drawn home for a listing without a picture; it fills the box that it is put in. */
export function PropertyDrawing({ type, seed, alt = '', scheme }: PropertyDrawingProps) {
  return <Drawing plan={planOf(type)} seed={seed} alt={alt} scheme={scheme} />;
}
