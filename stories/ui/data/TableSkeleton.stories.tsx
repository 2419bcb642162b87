import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { TableGrid } from '#src/ui/data/TableGrid.tsx';
import { TableSkeleton } from '#src/ui/data/TableSkeleton.tsx';
import { peopleTable } from '#stories/samples/table.tsx';
import preview from '#storybook/parts/preview.ts';

const { columns, rows } = peopleTable;
const meta = preview.meta({ component: TableSkeleton });

const box = (element: HTMLElement) => {
  const { left, height } = element.getBoundingClientRect();
  return { left: Math.round(left), height };
};

/** The columns and rows of the grid appear where the skeleton has them. */
export const AsTheGrid = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Box sx={{ width: 1000 }}>
      <div data-testid="outline">
        <TableSkeleton count={6} grid={{ columns, density: 'standard' }} />
      </div>
      <TableGrid label="Brokers" {...{ columns, rows }} density="standard" />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    const grid = await canvas.findByRole('grid', { name: 'Brokers' });
    const [head, ...outlines] = canvas.getByTestId('outline').children as unknown as HTMLElement[];
    await waitFor(() =>
      expect(
        [...(head?.children ?? [])].map((cell) => box(cell as HTMLElement).left),
        'the columns',
      ).toEqual(canvas.getAllByRole('columnheader').map((cell) => box(cell).left)),
    );
    const row = grid.querySelector<HTMLElement>('.MuiDataGrid-row');
    await expect(row && outlines[0] && [box(row).height, box(outlines[0]).height]).toEqual([52, 52]);
  },
});

export const Cards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <TableSkeleton count={3} cardHeight={107} />,
});
