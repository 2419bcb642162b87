/** Phones and touch screens. */
export const touch = '@media (max-width: 599.95px), (pointer: coarse)';

/** Windows too low for bars that stay: large zoom, and phones on their side. There they scroll with the page. */
export const lowWindow = '@media (max-height: 479.95px)';

/** The heights of controls: in rows and cards, in forms and heads of pages, on the public pages. For touch none is below `touch`. */
export const controlHeight = { small: 32, medium: 40, large: 48, touch: 44 } as const;

/** A control of small or of medium height, and for touch no narrower than high. */
const control = (height: 'small' | 'medium') => ({
  minHeight: controlHeight[height],
  [touch]: { minHeight: controlHeight.touch, minWidth: controlHeight.touch },
});
export const smallControl = control('small');
export const mediumControl = control('medium');

/** The height of a field's label with its gap: aligns an element beside the field with the field itself. */
export const belowLabel = '26px';

// A checkbox is 20 px in a target of 40 (touch 44). Not it: the label, its wrapper and the star of a required field.
const besideBox = (room: string) => ({
  ml: `-${room}`,
  '& > :not(.MuiCheckbox-root)': { py: room, overflowWrap: 'anywhere', minWidth: 0 },
});

/** A checkbox with its label, whose first line is level with the box; the box, not its target, is at the form's edge. */
export const checkboxRow = { ...besideBox('10px'), [touch]: besideBox('12px') } as const;

/** What stands below the label of a checkbox. */
export const belowCheckbox = { ml: '30px', mt: '-10px' } as const;
