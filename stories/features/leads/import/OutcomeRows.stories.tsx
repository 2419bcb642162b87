import { expect } from 'storybook/test';
import { OutcomeRows } from '#src/features/leads/import/OutcomeRows.tsx';
import type { ShownRow } from '#src/features/leads/import/shownRows.ts';
import preview from '#storybook/preview.tsx';

const rows: readonly ShownRow[] = [
  { row: 2, kind: 'new', name: 'Lalit Agarwal', phone: '055501 21273', email: 'lalit@mail.example', why: '' },
  {
    row: 3,
    kind: 'duplicate',
    name: 'Ravi Saxena',
    phone: '+91 55501 20417',
    email: '',
    why: 'Same phone or e-mail as Ravi Saxena, Contacted',
  },
  {
    row: 4,
    kind: 'wrong',
    name: 'Pooja Bansal',
    phone: '5550',
    email: 'pooja.b@mail.example',
    why: 'Phone must have 7 to 15 digits',
    field: 'phone',
  },
];

const long: ShownRow = {
  row: 20_000,
  kind: 'wrong',
  name: 'Sri Venkata Narasimha Rajuvaripeta Lakshmi Narayana Sastri',
  phone: '+91 55501 20417 and 55501 20418',
  email: 'lakshmi.narayana.sastri.venkata.narasimha@a-very-long-domain.mail.example',
  why: 'Phone may hold digits, spaces and + - ( ) . only',
  field: 'phone',
};

const meta = preview.meta({ component: OutcomeRows, args: { rows, total: 3 } });

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    const rows = canvas.getAllByRole('row');
    await expect(rows[3]).toHaveTextContent('WrongPhone must have 7 to 15 digits');
  },
});
export const OfMany = meta.story({
  args: { total: 1_248 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 3 are shown.')).toBeVisible();
  },
});
export const LongText = meta.story({ tags: ['full'], args: { total: 1, rows: [long] } });
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
