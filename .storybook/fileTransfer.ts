import { fireEvent } from 'storybook/test';

const carrying = (files: readonly File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

/** Drops files on an element as a mouse would, ignoring the file input's `accept`. */
export const dropFiles = (target: Element, ...files: File[]) =>
  fireEvent(target, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(files) }));

const paste = (target: Element, clipboardData: DataTransfer) =>
  fireEvent(target, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));

/** Pastes files on an element. */
export const pasteFiles = (target: Element, ...files: File[]) => paste(target, carrying(files));

/** Pastes files together with the text copied with them. */
export const pasteBeside = (words: string, target: Element, ...files: File[]) => {
  const data = carrying(files);
  data.setData('text/plain', words);
  return paste(target, data);
};

/** A small SVG picture: a house on a plain colour. */
export const drawnPicture = (name: string, colour = 'teal') =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="${colour}" d="M0 0h80v60H0z"/><path fill="white" fill-opacity=".85" d="M16 34 40 14l24 20v18H16z"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );

/** A file that is not a picture. */
export const plainFile = (name: string, bytes = 2400) => new File(['x'.repeat(bytes)], name, { type: 'text/csv' });
