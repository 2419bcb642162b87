import { expect, waitFor } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeBar } from '#src/screens/public/home/HomeBar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeBar, args: { home: buildHomeDetail() } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** In a wide window the bar shows once the page's title has scrolled out of view. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <main>
      <h1>Title</h1>
      <div style={{ height: 2000 }} />
      <HomeBar {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Enquire' })).toBeNull();
    window.scrollTo(0, 400);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Enquire' })).toBeVisible());
    window.scrollTo(0, 0);
  },
});
