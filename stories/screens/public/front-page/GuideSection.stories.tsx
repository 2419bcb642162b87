import { expect } from 'storybook/test';
import { GuideSection } from '#src/screens/public/front-page/GuideSection.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: GuideSection });

export const Samples = meta.story({
  args: { articles: [], updates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your Real Estate Guide' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/about-us');
  },
});

export const Given = meta.story({
  args: {
    articles: [{ title: 'One article', minutes: 3 }],
    updates: [{ title: 'One update', label: 'Read article', image: '' }],
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2),
});
