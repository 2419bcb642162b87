/** Phones and touch screens. */
export const touch = '@media (max-width: 599.95px), (pointer: coarse)';

/** Windows too low for sticky bars: large zoom, and phones in landscape. There the bars scroll with the page. */
export const lowWindow = '@media (max-height: 479.95px)';

/**
 * The heights of controls: small in rows and cards, medium in forms and page heads, large on the public pages. On touch
 * screens none is lower than `touch`.
 */
export const controlHeight = { small: 32, medium: 40, large: 48, touch: 44 } as const;

/** A small or medium control; on touch screens at least as wide as `touch`, too. */
const control = (height: 'small' | 'medium') => ({
  minHeight: controlHeight[height],
  [touch]: { minHeight: controlHeight.touch, minWidth: controlHeight.touch },
});
export const smallControl = control('small');
export const mediumControl = control('medium');

/** The height of a field's label with its gap: aligns an element beside the field with the field itself. */
export const belowLabel = '26px';

// A checkbox is 20 px in a target of 40 (touch 44). The padding is for the rest: its label, the label's wrapper and the
// star of a required field.
const besideBox = (room: string) => ({
  ml: `-${room}`,
  '& > :not(.MuiCheckbox-root)': { py: room, overflowWrap: 'anywhere', minWidth: 0 },
});

/** A checkbox with its label, whose first line is level with the box; the box, not its target, is at the form's edge. */
export const checkboxRow = { ...besideBox('10px'), [touch]: besideBox('12px') } as const;

/** The position of content below the label of a checkbox. */
export const belowCheckbox = { ml: '30px', mt: '-10px' } as const;
