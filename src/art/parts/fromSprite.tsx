import type { ReactNode } from 'react';
import type { DrawingKit } from './drawingPlan.ts';

/** The ids of the shapes that a page holds once (`DrawingSprite`), because many of its drawings use them. */
export const spriteIds = {
  crown: 'nv-crown',
  tallCrown: 'nv-tall-crown',
  palm: 'nv-palm',
  bougainvillea: 'nv-bougainvillea',
  pot: 'nv-pot',
  jharokha: 'nv-jharokha',
  chhatri: 'nv-chhatri',
} as const;

/** Where a shape stands: its own 0 0 at x y, in its own size or scaled. */
export const placedAt = (x: number, y: number, scale: number) => {
  const moved = `translate(${+x.toFixed(1)} ${+y.toFixed(1)})`;
  return { transform: scale === 1 ? moved : `${moved}scale(${+scale.toFixed(2)})` };
};

/** A shape of the sprite in its place; drawn in place for a picture that stands alone. */
export const fromSprite = (
  kit: DrawingKit,
  name: keyof typeof spriteIds,
  shape: () => ReactNode,
  x: number,
  y: number,
  scale = 1,
) =>
  kit.alone ? (
    <g {...placedAt(x, y, scale)}>{shape()}</g>
  ) : (
    <use href={`#${spriteIds[name]}`} {...placedAt(x, y, scale)} />
  );
