import { FigureTable } from '#src/screens/operator/reports/FigureTable.tsx';
import { counted, measured } from '#src/screens/operator/reports/tableOf.ts';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FigureTable,
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
