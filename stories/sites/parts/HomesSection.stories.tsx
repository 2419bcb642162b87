import { expect, waitFor } from 'storybook/test';
import { HomesSection } from '#src/sites/parts/HomesSection.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { lists } from '#src/sites/templates/lists.ts';
import { homeOf } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const { site } = homeOf('modern', 'full');
const links = siteLinks('/site/asha-rathore', 'home');
const bare = () => window.history.replaceState(window.history.state, '', window.location.pathname + before);
const before = window.location.search;
const meta = preview.meta({
  component: HomesSection,
  decorators: inSite,
  args: { homes: site.listings, links, Card: lists.modern.Card, voice: lists.modern.voice },
  // The filter is part of the address.
  beforeEach: () => bare,
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('30 homes');
    await userEvent.click(canvas.getByRole('radio', { name: 'Villa' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 of 30 homes'));
    await expect(window.location.search).toContain('type=villa');
    await userEvent.selectOptions(canvas.getByLabelText('Budget'), 'Up to ₹50 Lac');
    await canvas.findByText('Nothing matches all of that.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('30 homes'));
    await expect(window.location.search).not.toContain('type=');
  },
});
/** Twelve homes, and a button for twelve more, which moves the focus to the first of these. */
export const More = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('listitem').length;
    await expect(shown()).toBe(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more homes' }));
    await expect(shown()).toBe(24);
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem')[12]).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show 6 more homes' }));
    await expect(shown()).toBe(30);
    await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  },
});

export const Few = meta.story({ args: { homes: site.listings.slice(0, 2) } });
export const None = meta.story({ args: { homes: [] } });
