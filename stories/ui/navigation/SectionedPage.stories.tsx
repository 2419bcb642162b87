import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '#src/ui/layout/Card.tsx';
import { SectionedPage } from '#src/ui/navigation/SectionedPage.tsx';
import { pageSections } from '#stories/samples/pageSections.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: SectionedPage,
  args: {
    label: 'Sections',
    sections: pageSections,
    share: 0.72,
    children: (
      <Box sx={{ display: 'grid', gap: '20px' }}>
        {pageSections.map(({ id, label }) => (
          <Card key={id} id={id} title={label}>
            <Box sx={{ height: 640 }}>
              <Button>First field of {id}</Button>
            </Box>
          </Card>
        ))}
      </Box>
    ),
  },
  decorators: [inBox({ p: { xs: '0 16px 40px', sm: '24px' } }, 'main')],
});

/** Enter on a step focuses its section, Tab continues from there, and the current step follows. */
export const Rail = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const rail = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    await expect(rail.getByRole('link', { name: /Property info/ })).toHaveAttribute('aria-current', 'step');
    const third = rail.getByRole('link', { name: /Images and videos/ });
    third.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Images and videos' })).toHaveFocus());
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'step'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'First field of three' })).toHaveFocus();
  },
});

/**
 * The last section is too short to reach the top of the window, so it is current when it is focused or the page is at
 * its end.
 */
export const LastStep = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const rail = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    const steps = rail.getAllByRole('link');
    const last = steps.at(-1) as HTMLElement;
    last.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'step'));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(600));
    // From here on, the user scrolls.
    await userEvent.keyboard('{Home}');
    window.scrollTo(0, 0);
    await waitFor(() => expect(steps[0]).toHaveAttribute('aria-current', 'step'));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'step'));
  },
});

/** On a phone a bar shows the current section and opens the steps. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('button', { name: /1. Property info and location/ });
    bar.focus();
    await userEvent.keyboard('{Enter}');
    const steps = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    steps.getByRole('link', { name: /Features and price/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Features and price' })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: /2. Features and price/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    // Moving the focus away or clicking outside closes the list.
    const shown = canvas.getByRole('button', { name: /2. Features and price/ });
    await userEvent.click(shown);
    await canvas.findByRole('navigation', { name: 'Sections' });
    canvas.getByRole('button', { name: 'First field of three' }).focus();
    await waitFor(() => expect(shown).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(shown);
    await userEvent.click(canvas.getByRole('button', { name: 'First field of two' }));
    await waitFor(() => expect(shown).toHaveAttribute('aria-expanded', 'false'));
  },
});
