import { footerColumns } from '../../../.storybook/footerSample';
import { OnDeep } from '../../../.storybook/OnDeep';
import preview from '../../../.storybook/preview';
import { FooterColumns } from '../../../src/ui/footer/FooterColumns';

const meta = preview.meta({
  component: FooterColumns,
  args: { brand: 'Nivaas', columns: footerColumns },
  decorators: [
    (Story) => (
      <OnDeep>
        <Story />
      </OnDeep>
    ),
  ],
});

/** Two columns and many links in one. */
export const Uneven = meta.story({
  args: {
    columns: [
      ...footerColumns.slice(0, 1),
      { title: 'Localities', links: Array.from({ length: 9 }, (_, i) => ({ label: `Locality ${i + 1}`, to: '/' })) },
    ],
  },
});
