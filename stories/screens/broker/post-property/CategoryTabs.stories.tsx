import { expect, fn } from 'storybook/test';
import { CategoryTabs } from '#src/screens/broker/post-property/CategoryTabs.tsx';
import { photoFile } from '#stories/mocks/properties.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CategoryTabs });

const photo = (id: string, category: string, error?: string) => ({
  id,
  category,
  file: photoFile(`${id}.jpg`),
  preview: '',
  ...(error ? { error } : {}),
});

export const Counted = meta.story({
  args: {
    photos: [photo('a', 'exterior'), photo('b', 'exterior'), photo('c', 'kitchen', 'Too large')],
    video: true,
    chosen: 'exterior',
    onChoose: fn(),
  },
  render: (args) => (
    <>
      <CategoryTabs {...args} />
      <div role="tabpanel" id="photos-panel" aria-labelledby="photos-tab-exterior">
        Photos
      </div>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Kitchen/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('kitchen');
  },
});
