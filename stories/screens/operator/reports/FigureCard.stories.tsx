import { expect, fn, waitFor } from 'storybook/test';
import { FigureCard } from '#src/screens/operator/reports/FigureCard.tsx';
import { counted } from '#src/screens/operator/reports/tableOf.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

interface Report {
  total: number;
}
const answer = { data: { total: 12 } as Report | undefined, error: null as Error | null, isPlaceholderData: false };

const meta = preview.meta({
  component: FigureCard<Report>,
  args: {
    title: 'Leads',
    sub: 'by day',
    report: { ...answer, refetch: fn() },
    height: 220,
    isEmpty: ({ total }) => total === 0,
    children: ({ total }) => <p>A chart of {total} leads</p>,
    table: ({ total }) => ({
      head: ['Day', 'Leads'],
      rows: [{ key: 'day', cells: [{ text: '23 Nov' }, counted(total, '/crm')] }],
    }),
    fileName: 'leads.csv',
  },
  decorators: [inBox({ p: 2, maxWidth: 440 })],
});

/** The table replaces the chart; each number links to its list. */
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table: Leads' }));
    await expect(canvas.getByRole('link', { name: '12' })).toHaveAttribute('href', '/crm');
    await userEvent.click(canvas.getByRole('button', { name: 'Chart: Leads' }));
    await expect(canvas.getByText('A chart of 12 leads')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { report: { ...answer, data: undefined, refetch: fn() } } });

export const Empty = meta.story({ args: { report: { ...answer, data: { total: 0 }, refetch: fn() } } });

export const Failed = meta.story({
  args: { report: { ...answer, data: undefined, error: new Error('The server cannot be reached.'), refetch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.report.refetch).toHaveBeenCalled());
  },
});
