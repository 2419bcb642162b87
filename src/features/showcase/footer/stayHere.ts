import type { MouseEvent } from 'react';

/** Click handler of a link whose page does not exist yet (`#`): it does nothing. */
export const stayHere = (event: MouseEvent<HTMLElement>): void => {
  if (event.currentTarget.getAttribute('href') === '#') event.preventDefault();
};
