import { Drawing } from './Drawing.tsx';
import { planOf } from './families.ts';

interface PropertyDrawingProps {
  /** A property type's value, such as `builder_floor`. */
  type: string;
  /** The record's id: the same id always gets the same drawing. */
  seed: number | string;
}

/** The drawing of a listing without a picture, decorative: the text beside it says the same. It fills its container. */
export function PropertyDrawing({ type, seed }: PropertyDrawingProps) {
  return <Drawing plan={planOf(type, seed)} seed={seed} />;
}
