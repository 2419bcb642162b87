import { expect } from 'storybook/test';
import { ExploreJaipur } from '#src/screens/public/front-page/ExploreJaipur.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ExploreJaipur });

export const Samples = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { localities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await expect(canvas.getByRole('link', { name: /^Raja Park/ })).toHaveAttribute(
      'href',
      '/homes?city=Jaipur&locality=Raja+Park',
    );
  },
});

/** A phone shows the eight with the most homes. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(8),
});

export const Given = meta.story({ args: { localities: [{ name: 'Amer Road', count: 1204 }] } });
