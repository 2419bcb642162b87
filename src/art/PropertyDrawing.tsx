import { Drawing } from './Drawing.tsx';
import { planOf } from './families.ts';
import type { DrawnScheme } from './light/palettes.ts';

interface PropertyDrawingProps {
  /** A property type's value, such as `builder_floor`. */
  type: string;
  /** The record's id: the same id always gets the same drawing. */
  seed: number | string;
  /** The text alternative. Empty (default) where the text beside the drawing says the same. */
  alt?: string;
  /** Day or night, independent of the page's scheme. */
  scheme?: DrawnScheme;
}

/** The drawing of a listing without a picture. It fills its container. */
export function PropertyDrawing({ type, seed, alt = '', scheme }: PropertyDrawingProps) {
  return <Drawing plan={planOf(type, seed)} seed={seed} alt={alt} scheme={scheme} />;
}
