import { expect, type userEvent, waitFor, type within } from 'storybook/test';

/** Chooses photos for the open category, which has none, and waits until the page has read all of them. */
export const choosePhotos = async (
  canvas: ReturnType<typeof within>,
  user: Pick<typeof userEvent, 'upload'>,
  ...files: File[]
) => {
  await user.upload(await canvas.findByLabelText(/pictures here/), files);
  await canvas.findByRole('button', { name: new RegExp(`^Remove .* picture ${files.length}$`) });
  const submit = canvas.queryByRole('button', { name: 'Submit' });
  if (submit) await waitFor(() => expect(submit).toBeEnabled());
};
