import { expect } from 'storybook/test';
import { VideoField } from '#src/screens/broker/post-property/VideoField.tsx';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: VideoField, args: { attached: false, disabled: false } });

/** A pasted address shows its video; an invalid one shows an error on blur. */
export const Pasted = meta.story({
  decorators: [onPropertyStage()],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('YouTube URL or ID');
    await userEvent.click(field);
    await userEvent.paste('https://vimeo.com/76979871');
    await userEvent.tab();
    await canvas.findByText('Video must be a YouTube address or ID');
    await userEvent.clear(field);
    await userEvent.paste('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a" title="x"></iframe>');
    await userEvent.tab();
    await canvas.findByRole('button', { name: /The property's video/ });
    await expect(canvas.queryByText('Video must be a YouTube address or ID')).toBeNull();
  },
});

export const Attached = meta.story({
  args: { attached: true },
  decorators: [onPropertyStage({ values: { video: 'dQw4w9WgXcQ' } })],
});

/** A property's video can be removed and restored. */
export const Listed = meta.story({
  args: { listed: 'https://youtu.be/dQw4w9WgXcQ' },
  decorators: [onPropertyStage({ values: { video: 'dQw4w9WgXcQ' } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove video' }));
    await expect(canvas.getByLabelText('YouTube URL or ID')).toHaveValue('');
    await userEvent.click(await canvas.findByRole('button', { name: 'Put the old video back' }));
    await expect(canvas.getByLabelText('YouTube URL or ID')).toHaveValue('https://youtu.be/dQw4w9WgXcQ');
  },
});
