import type { ReactNode } from 'react';
import type { DrawingKit } from './drawingPlan.ts';

/** The ids of the shapes in the `DrawingSprite`, which a page contains once and its drawings share. */
export const spriteIds = {
  crown: 'nv-crown',
  tallCrown: 'nv-tall-crown',
  palm: 'nv-palm',
  bougainvillea: 'nv-bougainvillea',
  pot: 'nv-pot',
  jharokha: 'nv-jharokha',
  chhatri: 'nv-chhatri',
} as const;

/** The transform that puts a shape's origin at (x, y) and scales it. */
export const placedAt = (x: number, y: number, scale: number) => {
  const moved = `translate(${+x.toFixed(1)} ${+y.toFixed(1)})`;
  return { transform: scale === 1 ? moved : `${moved}scale(${+scale.toFixed(2)})` };
};

/** A shape of the sprite at (x, y). A standalone picture gets the shape itself instead of a reference. */
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
