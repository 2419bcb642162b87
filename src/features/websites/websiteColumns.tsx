import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { ManagedSite } from '#contract/managedSites.ts';
import { paths } from '#contract/paths.ts';
import { siteTemplates } from '#contract/templates.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { actionsColumn } from '#src/ui/data/actionsColumn.ts';
import { RowMenu } from '#src/ui/data/RowMenu.tsx';
import { TwoLines } from '#src/ui/data/TwoLines.tsx';
import { DomainState } from './DomainState.tsx';
import { WebsiteStateChip } from './WebsiteStateChip.tsx';
import { type WebsiteActions, websiteMenu } from './websiteActions.ts';

const figure = (
  field: 'homes' | 'views_30' | 'enquiries_30',
  headerName: string,
  width: number,
): GridColDef<ManagedSite> => ({
  field,
  headerName,
  headerAlign: 'right',
  align: 'right',
  width,
  renderCell: ({ row }) => (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatNumber(row[field])}
    </Box>
  ),
});

/** Broker, Template, Domain, Homes, Visits, Enquiries, State, and a menu; they fit beside the sidebar at 1280 px. */
export const websiteColumns = (actions: WebsiteActions): readonly GridColDef<ManagedSite>[] => [
  {
    field: 'slug',
    headerName: 'Broker',
    flex: 4,
    minWidth: 136,
    hideable: false,
    renderCell: ({ row }) => <TwoLines first={row.broker.name} second={paths.site(row.slug)} strong wraps />,
  },
  {
    field: 'template',
    headerName: 'Template',
    width: 84,
    sortable: false,
    renderCell: ({ row }) => siteTemplates.labels[row.template],
  },
  {
    field: 'customDomain',
    headerName: 'Domain',
    flex: 2,
    minWidth: 112,
    sortable: false,
    renderCell: ({ row }) =>
      row.customDomain && row.domain ? (
        <TwoLines first={row.customDomain} second={<DomainState report={row.domain} />} />
      ) : (
        <Text component="span" quiet>
          None
        </Text>
      ),
  },
  figure('homes', 'Homes', 80),
  figure('views_30', 'Visits', 68),
  figure('enquiries_30', 'Enquiries', 88),
  {
    field: 'published',
    headerName: 'State',
    flex: 1,
    minWidth: 116,
    sortable: false,
    renderCell: ({ row }) => (
      <div>
        <WebsiteStateChip site={row} />
        {row.unpublished_reason ? (
          <Text variant="caption" quiet sx={{ mt: 0.5 }}>
            {row.unpublished_reason}
          </Text>
        ) : null}
      </div>
    ),
  },
  {
    ...actionsColumn,
    width: 88,
    renderCell: ({ row }) => <RowMenu title={row.broker.name} items={websiteMenu(row, actions)} />,
  },
];
