import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SkipLink } from '../../../src/ui/navigation/SkipLink';

const meta = preview.meta({ component: SkipLink });

export const ShownWithFocus = meta.story({
  render: () => (
    <>
      <SkipLink to="content" />
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAttribute('tabindex', '-1');
  },
});
