import { type ComponentProps, useState } from 'react';
import { expect, within } from 'storybook/test';
import { type CheckedRow, rowCheck } from '#contract/leads/file/checkRow.ts';
import { matchColumns } from '#contract/leads/file/columnNames.ts';
import type { LeadFile } from '#contract/leads/file/leadFile.ts';
import type { DryRun } from '#contract/leads/import.ts';
import { OutcomeCard } from '#src/features/leads/import/OutcomeCard.tsx';
import preview from '#storybook/preview.tsx';

const table: LeadFile = {
  delimiter: ',',
  hasNames: true,
  columns: ['Name', 'Phone', 'E-mail'],
  rows: Array.from({ length: 150 }, (_, nth) => ({
    row: nth + 2,
    cells:
      nth % 10 === 3 ? ['Pooja Bansal', '12', ''] : [`Lead ${nth}`, `55501 2${1_000 + nth}`, `lead${nth}@mail.example`],
  })),
};
const mapping = matchColumns(table.columns);
const checked: CheckedRow[] = table.rows.map(rowCheck(table, mapping));
const dry: DryRun = {
  rows: 150,
  new: 133,
  duplicates: 2,
  wrong: [],
  columns: [...table.columns],
  mapping,
  duplicate_rows: [
    { row: 3, lead_id: 12, full_name: 'Ravi Saxena', status: 'contacted' },
    { row: 4, same_as_row: 2, full_name: 'Lead 0' },
  ],
};

type Props = ComponentProps<typeof OutcomeCard>;
const duplicates = { duplicates: 'skip', onDuplicates: () => undefined } as const;
const args: Props = { table, mapping, dry, checked, checking: false, ...duplicates };

const meta = preview.meta({
  component: OutcomeCard,
  args,
  render: (shown) => <Choosing {...shown} />,
});

function Choosing(props: Props) {
  const [way, setWay] = useState(props.duplicates);
  return <OutcomeCard {...props} duplicates={way} onDuplicates={setWay} />;
}

/** Each kind lists its rows; what happens to duplicates is chosen here. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Duplicate/ }));
    const rows = within(canvas.getByRole('table'));
    await expect(rows.getByText('Same phone or e-mail as Ravi Saxena, Contacted')).toBeVisible();
    await expect(rows.getByText('Same person as row 2 of this file')).toBeVisible();
    await expect(rows.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /New/ }));
    await expect(canvas.getByText('The first 100 are shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Add them as separate leads' }));
    await expect(canvas.getByRole('radio', { name: 'Add them as separate leads' })).toBeChecked();
  },
});

/** While changed columns are checked, the previous figures stay. */
export const CheckingAgain = meta.story({
  args: { checking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** No row is wrong, and no person is a lead already. */
export const AllNew = meta.story({
  args: {
    dry: { ...dry, new: 150, duplicates: 0, duplicate_rows: [] },
    checked: checked.filter((row) => 'lead' in row),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Wrong rows as CSV' })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
