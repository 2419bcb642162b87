import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { FooterContact } from '#src/features/showcase/footer/FooterContact.tsx';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';
import { pressEnterOnOutsideLink } from '#storybook/pressEnterOnOutsideLink.ts';

const meta = preview.meta({
  component: FooterContact,
  args: { phone: '1800 000 0199', email: 'namaste@nivaas.example' },
  decorators: [onDeepBackground],
});

export const Reachable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await pressEnterOnOutsideLink(userEvent, canvas.getByRole('link', { name: '1800 000 0199' }), 'tel:18000000199');
    await userEvent.tab();
    await pressEnterOnOutsideLink(
      userEvent,
      canvas.getByRole('link', { name: 'namaste@nivaas.example' }),
      'mailto:namaste@nivaas.example',
    );
  },
});

/** In a narrow container long text wraps and the icons keep their size. */
export const LongWords = meta.story({
  args: {
    phone: '1800 000 0199, between nine and six',
    email: 'a.very.long.address.that.goes.on.and.on@properties-of-rajasthan.example',
  },
  render: (args) => (
    <Box data-testid="place" sx={{ width: 260 }}>
      <FooterContact {...args} />
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByTestId('place');
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    const widths = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width);
    await expect(widths).toEqual([20, 18]);
  },
});
