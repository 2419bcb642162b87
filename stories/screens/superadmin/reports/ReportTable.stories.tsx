import { ReportTable } from '#src/screens/superadmin/reports/ReportTable.tsx';
import { counted, measured } from '#src/screens/superadmin/reports/tableOf.ts';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReportTable,
  args: {
    label: 'Time to first contact',
    height: 200,
    table: {
      head: ['Day', 'Leads', 'Median minutes'],
      rows: Array.from({ length: 12 }, (_, at) => ({
        key: String(at),
        cells: [{ text: `${at + 1} Nov` }, counted(at * 410, '/'), measured(at % 3 ? at : null, String)],
      })),
    },
  },
  decorators: [inCard({ maxWidth: 420 }, { padding: 0 })],
});

/** The rows scroll below the table's header. */
export const Scrolls = meta.story();
