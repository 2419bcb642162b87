const waiting = new Set<() => void>();
const starts = ['pointerdown', 'mousedown'] as const;
// A key, too: a press may end unheard of, in a menu of the browser's own.
const ends = ['pointerup', 'pointercancel', 'mouseup', 'keydown'] as const;
let pressed = false;
let watching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const run = () => {
  const due = [...waiting];
  waiting.clear();
  for (const act of due) act();
};

/** Begins to watch for presses; once is enough, more do no harm. */
export const watchPresses = () => {
  if (watching) return;
  watching = true;
  const capture = { capture: true, passive: true };
  for (const start of starts)
    window.addEventListener(
      start,
      () => {
        clearTimeout(timer);
        pressed = true;
      },
      capture,
    );
  for (const end of ends)
    window.addEventListener(
      end,
      () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          pressed = false;
          run();
        });
      },
      capture,
    );
  // What was pressed is settled by now, and its own answer (emptying the form, for one) has the last word. But a box that
  // is being ticked has to be let: drawn anew between the browser's change and the form's hearing of it, it loses its tick.
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('label, input')) return;
      run();
    },
    capture,
  );
};

/**
 * Acts at once, or, while a pointer is down, as its click arrives: what moves the page between the press and the release
 * would take what was pressed away from under the pointer, and the click would be lost.
 */
export const afterPress = (act: () => void) => {
  if (pressed) waiting.add(act);
  else act();
};
