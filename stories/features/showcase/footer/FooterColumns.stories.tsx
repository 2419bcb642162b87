import { expect, waitFor } from 'storybook/test';
import { FooterColumns } from '#src/features/showcase/footer/FooterColumns.tsx';
import { footerColumns } from '#src/features/showcase/footer/footerWords.ts';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FooterColumns,
  args: { brand: 'Nivaas', columns: footerColumns },
  decorators: [onDeepBackground],
});

/** Two columns, one of them long and with a long link; Tab moves down one column after the other. */
export const Uneven = meta.story({
  args: {
    columns: [
      ...footerColumns.slice(0, 1),
      {
        title: 'Localities',
        links: [
          ...Array.from({ length: 9 }, (_, i) => ({ label: `Locality ${i + 1}`, to: `/localities/${i + 1}` })),
          { label: 'Agricultural land to residential: how conversion works in Rajasthan, step by step', to: '/land' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['About us', 'Careers', 'Press', 'Contact us', 'Locality 1']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/localities/1'));
  },
});
