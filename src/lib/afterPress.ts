const waiting = new Set<() => void>();
const starts = ['pointerdown', 'mousedown'] as const;
// A key also ends a press: a browser menu may swallow its pointerup.
const ends = ['pointerup', 'pointercancel', 'mouseup', 'keydown'] as const;
let pressed = false;
let watching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const run = () => {
  const due = [...waiting];
  waiting.clear();
  for (const act of due) act();
};

/** Starts watching for presses; further calls do nothing. */
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
  // The click's own handlers (such as a form reset) run after this. Not for a checkbox: a render between the browser's
  // change and the form's change event would lose the tick.
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
 * Runs at once, or, while a pointer is down, when its click arrives. A layout shift between press and release would move the
 * pressed element away from the pointer, and the click would be lost.
 */
export const afterPress = (act: () => void) => {
  if (pressed) waiting.add(act);
  else act();
};
