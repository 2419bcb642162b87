import type { GridColDef } from '@mui/x-data-grid';
import type { Broker } from '#contract/brokers.ts';
import { actionsColumn } from '#src/ui/data/actionsColumn.ts';
import { personColumns } from '#src/ui/data/personColumns.tsx';
import { RowActions } from '#src/ui/data/RowActions.tsx';
import { BrokerStatusChip } from './BrokerStatusChip.tsx';

/** The actions of a broker's row. */
export interface BrokerActions {
  onView: (broker: Broker) => void;
  onEdit: (broker: Broker) => void;
  onLimits: (broker: Broker) => void;
}

/** ID, Name, Email, Status, Actions (specification 000, section 2). */
export const brokerColumns = ({ onView, onEdit, onLimits }: BrokerActions): readonly GridColDef<Broker>[] => [
  ...personColumns<Broker>({ fallback: 'BR', least: { name: 160, email: 140 } }),
  {
    field: 'status',
    headerName: 'Status',
    width: 124,
    renderCell: ({ row }) => <BrokerStatusChip status={row.status} />,
  },
  {
    ...actionsColumn,
    width: 206,
    renderCell: ({ row }) => (
      <RowActions
        label={row.name}
        actions={[
          { label: 'View', onClick: () => onView(row) },
          { label: 'Edit', onClick: () => onEdit(row) },
          { label: 'Limits', onClick: () => onLimits(row) },
        ]}
      />
    ),
  },
];
