import { placedAt } from './fromSprite.tsx';
import { circles } from './geometry.ts';

/** A small car in the accent colour, 53 wide and 26 high. (x, y) is the middle of its shadow. */
export const car = (x: number, y: number, scale = 1) => (
  <g {...placedAt(x, y, scale)}>
    <path className="sh" d="M-27 0h60l-8 3h-48z" opacity=".3" />
    <path
      className="a"
      d="M-25-6c-4 0-6-3-6-8c0-5 4-6 9-7c6-9 10-12 20-12c12 0 16 5 21 12c8 1 12 3 12 9c0 4-2 6-5 6z"
    />
    <path className="a2" d="M-31-13h62c0 4-2 7-5 7h-51c-4 0-6-3-6-7z" />
    <path className="g2" d="M-16-21c4-6 7-8 13-8v8zM0-29c8 0 12 3 15 8H0z" />
    <path className="sh" d={circles([-18, -6, 6], [18, -6, 6])} />
    <path className="t2" d={circles([-18, -6, 2.6], [18, -6, 2.6])} />
  </g>
);

/** A distant person, 34 high, with clothes in the given paint. (x, y) is the foot. */
export const person = (x: number, y: number, clothes = 'a', scale = 1) => (
  <g {...placedAt(x, y, scale)}>
    <path className="sh" d="M-4 0l34 3l-24 2z" opacity=".3" />
    <path className={clothes} d="M-7-13l2-16q1-5 5-5t5 5l2 16h-3l-1 13h-6l-1-13z" />
    <path className="wd" d={circles([0, -39, 4.6])} />
  </g>
);
