import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { matchColumns } from '#contract/leads/file/columnNames.ts';
import type { LeadFile } from '#contract/leads/file/leadFile.ts';
import { ColumnsCard } from '#src/features/leads/import/ColumnsCard.tsx';
import preview from '#storybook/preview.tsx';

const table: LeadFile = {
  delimiter: ',',
  hasNames: true,
  columns: ['Full Name', 'Mobile', 'Mail id', 'Wants', 'Lead From', 'Remarks 2'],
  rows: [{ row: 2, cells: ['Lalit Agarwal', '055501 21273', 'lalit@mail.example', '3 BHK, 80 lakh', 'Facebook', ''] }],
};

const meta = preview.meta({
  component: ColumnsCard,
  args: { table, mapping: matchColumns(table.columns), onChange: () => undefined },
  render: ({ table, mapping }) => <Choosing table={table} start={mapping} />,
});

function Choosing({ table, start }: { table: LeadFile; start: ReturnType<typeof matchColumns> }) {
  const [mapping, setMapping] = useState(start);
  return <ColumnsCard table={table} mapping={mapping} onChange={setMapping} />;
}

/** A column can be matched by hand; each field takes only one column. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 6 matched')).toBeVisible();
    const wants = within(canvas.getByText('Wants').closest('li') as HTMLElement);
    await expect(wants.getByText('Left out')).toBeVisible();
    await userEvent.click(wants.getByRole('combobox', { name: /Wants/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Property Interest' }));
    await expect(wants.getByText('By hand')).toBeVisible();
    await expect(canvas.getByText('5 of 6 matched')).toBeVisible();
    const remarks = within(canvas.getByText('Remarks 2').closest('li') as HTMLElement);
    await userEvent.click(remarks.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Property Interest' }));
    await expect(wants.getByText('Left out')).toBeVisible();
  },
});

/** The columns that could hold a required field ask to be chosen. */
export const NothingMatched = meta.story({
  args: { mapping: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Mobile/ })).toHaveAccessibleDescription(
      'Choose the column that is the phone',
    );
    await expect(canvas.getByRole('combobox', { name: /Full Name/ })).toBeInvalid();
  },
});

export const LongNames = meta.story({
  tags: ['full'],
  args: {
    table: {
      ...table,
      columns: table.columns.map((name) => `${name} of everybody who came to the stall at the fair in October`),
      rows: [
        { row: 2, cells: table.columns.map(() => 'A value that is far longer than there is room for in its column') },
      ],
    },
    mapping: {},
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
