import { expect, fn } from 'storybook/test';

/** Presses Enter on the focused link, which leads out of Storybook, and cancels the navigation. */
export const pressEnterOnOutsideLink = async (
  user: { keyboard: (text: string) => Promise<unknown> },
  link: HTMLElement,
  to: string,
) => {
  const pressed = fn((event: Event) => event.preventDefault());
  link.addEventListener('click', pressed, { once: true });
  await expect(link).toHaveFocus();
  await user.keyboard('{Enter}');
  await expect(pressed).toHaveBeenCalledTimes(1);
  await expect(link).toHaveAttribute('href', to);
};
