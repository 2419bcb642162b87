import type { userEvent } from 'storybook/test';

/** Gives a field its text at once, as pasting does. Typing, key by key, is for stories about what each key does. */
export const fill = async (user: Pick<typeof userEvent, 'click' | 'paste'>, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};
