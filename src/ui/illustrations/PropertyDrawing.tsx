import { seedOf } from '../media/initials';
import { drawingOf, familyOf } from './families';
import { SchemeImage } from './SchemeImage';

interface PropertyDrawingProps {
  /** A property type's value: `builder_floor`. */
  type: string;
  /** The record's id, so that it keeps its drawing. */
  seed: number | string;
  /** Empty (default) where the words beside it say the same. */
  alt?: string;
}

/** A drawn home for a listing without a picture; it fills the box that it is put in. */
export function PropertyDrawing({ type, seed, alt = '' }: PropertyDrawingProps) {
  const number = typeof seed === 'number' ? Math.trunc(seed) : seedOf(seed);
  return <SchemeImage drawing={drawingOf(familyOf(type), number)} alt={alt} />;
}
