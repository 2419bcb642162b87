import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { leadSources } from '#contract/leads/choices.ts';
import { leadLabels } from '#contract/leads/fields.ts';
import type { Lead, SourcedLead } from '#contract/leads/schemas.ts';
import { actionsColumn } from '#src/ui/data/actionsColumn.ts';
import { RowActions } from '#src/ui/data/RowActions.tsx';
import { TwoLines } from '#src/ui/data/TwoLines.tsx';
import { isErased } from './isErased.ts';
import { LeadLink } from './LeadLink.tsx';
import { LeadStatusChip } from './LeadStatusChip.tsx';
import { NextLine } from './NextLine.tsx';
import { planStep } from './nextStep.ts';

/** A row of any CRM table; only the operator's list of all sources names the broker. */
export type LeadRow = Lead & Partial<Pick<SourcedLead, 'broker_name'>>;

/** The actions of a lead's row; without `onEdit` it is read-only. */
export interface LeadActions {
  onView: (lead: LeadRow) => void;
  onEdit?: (lead: LeadRow) => void;
}

const twoLinesAtMost = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: '1.125rem',
  overflowWrap: 'anywhere',
} as const;

/** A column of a text that may take two lines. */
const textColumn = (field: 'broker_name' | 'property_interest' | 'assigned_to', headerName: string) =>
  ({
    field,
    headerName,
    minWidth: 112,
    sortable: false,
    renderCell: ({ row }) => (
      <Box title={row[field] ?? undefined} sx={twoLinesAtMost}>
        {row[field] || '–'}
      </Box>
    ),
  }) satisfies GridColDef<LeadRow>;

const brokerName = { ...textColumn('broker_name', 'Broker Name'), flex: 0.8, minWidth: 104 };

// The minimum widths fit beside the full sidebar at 1280 px and, without the optional columns, beside the rail at
// 768 px, including the browser's scroll bar.
const facts = (withBroker: boolean, toWork: boolean): GridColDef<LeadRow>[] => [
  {
    field: 'full_name',
    headerName: 'Lead',
    flex: 1,
    minWidth: 136,
    hideable: false,
    renderCell: ({ row }) => (
      <TwoLines first={row.full_name} second={row.city} strong wraps>
        {toWork ? <LeadLink lead={row} /> : undefined}
      </TwoLines>
    ),
  },
  ...(withBroker ? [brokerName] : []),
  {
    field: 'contact',
    headerName: 'Contact',
    flex: 1.3,
    minWidth: 172,
    sortable: false,
    renderCell: ({ row }) => <TwoLines first={row.phone || '–'} second={row.email} />,
  },
  {
    field: 'status',
    headerName: leadLabels.status,
    width: 116,
    renderCell: ({ row }) => <LeadStatusChip status={row.status} />,
  },
  { ...textColumn('property_interest', leadLabels.property_interest), flex: 0.9, minWidth: 120 },
  {
    field: 'source',
    headerName: leadLabels.source,
    width: 106,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ color: 'roles.slate' }}>
        {leadSources.labels[row.source]}
      </Box>
    ),
  },
];

const followUp: GridColDef<LeadRow> = {
  field: 'follow_up',
  headerName: 'Follow-up',
  flex: 0.5,
  minWidth: 112,
  renderCell: ({ row }) => {
    const step = planStep(row, Date.now());
    return step ? <NextLine step={step} /> : '–';
  },
};

const assignedTo = { ...textColumn('assigned_to', leadLabels.assigned_to), flex: 0.6 };

/** The optional columns. */
interface ExtraColumns {
  withBroker: boolean;
  worked: boolean;
}

/** Lead, Broker Name (optional), Contact, Status, Property Interest, Source, Follow-up and Assigned to (optional), Actions. */
export const leadColumns = (
  { onView, onEdit }: LeadActions,
  { withBroker, worked }: ExtraColumns,
): readonly GridColDef<LeadRow>[] => [
  ...facts(withBroker, onEdit !== undefined),
  ...(worked ? [followUp, assignedTo] : []),
  {
    ...actionsColumn,
    width: onEdit ? 140 : 88,
    renderCell: ({ row }) => (
      <RowActions
        label={row.full_name}
        actions={[
          { label: 'View', onClick: () => onView(row) },
          ...(onEdit && !isErased(row) ? [{ label: 'Edit', onClick: () => onEdit(row) }] : []),
        ]}
      />
    ),
  },
];
