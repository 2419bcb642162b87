import type { MouseEvent } from 'react';

/** For a link whose page does not exist yet (`#`): pressing it neither jumps nor leaves a `#` in the address. */
export const stayHere = (event: MouseEvent<HTMLElement>): void => {
  if (event.currentTarget.getAttribute('href') === '#') event.preventDefault();
};
