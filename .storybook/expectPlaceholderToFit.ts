import { expect } from 'storybook/test';

/** Expects an input to have room for its whole placeholder. */
export const expectPlaceholderToFit = async (box: HTMLInputElement) => {
  await document.fonts.ready;
  const style = getComputedStyle(box);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is no canvas to measure words on');
  pen.font = style.font;
  const room = box.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  await expect(pen.measureText(box.placeholder).width).toBeLessThanOrEqual(room);
};
