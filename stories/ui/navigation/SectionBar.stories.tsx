import { expect, waitFor } from 'storybook/test';
import { SectionBar } from '#src/ui/navigation/SectionBar.tsx';
import { longSections, pageSections } from '#stories/samples/pageSections.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: SectionBar,
  args: { label: 'Sections', sections: pageSections, current: 'two' },
  globals: { viewport: { value: 'phone' } },
  decorators: [inBox({ px: '16px', pb: '320px' })],
});

/** Enter opens the steps, Escape closes them and returns the focus; then they open again. */
export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const bar = canvas.getByRole('button', { name: /2. Features and price 2 of 4/ });
    await expect(bar).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Property info/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bar).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
  },
});

/** A long label wraps; the count beside it does not. */
export const LongWords = meta.story({
  args: { sections: longSections },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('link', { name: /^Ownership/ })).toBeVisible();
    await expect(canvas.getByText('2 of 3').getBoundingClientRect().height).toBeLessThan(24);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
