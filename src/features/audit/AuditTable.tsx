import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type AuditEntry, auditActions, auditObjects, auditRoles } from '#contract/audit.ts';
import { coded } from '#contract/choices.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { auditColumns } from './auditColumns.tsx';
import { AUDIT_PAGE, type AuditQuery, useAudit, useAuditDownload } from './auditQueries.ts';
import { actionOf, actorOf, targetOf } from './auditWords.ts';

const DAY_MS = 86_400_000;

const periods = coded([
  ['0', 'Today'],
  ['6', '7 days'],
  ['29', '30 days'],
]);

const filters = [
  ['actor_role', 'Who', 'Anybody', auditRoles.options],
  ['action', 'What', 'Any action', auditActions.options],
  ['object_type', 'To what', 'Any object', auditObjects.options],
  ['period', 'When', 'Any time', periods.options],
] as const;

type Filter = Readonly<Record<(typeof filters)[number][0], string>>;

const everything: Filter = { actor_role: '', action: '', object_type: '', period: '' };

const chosen = <Value extends string>(values: readonly Value[], value: string) => values.find((one) => one === value);

// The dates are days in India.
const dayBefore = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() - days * DAY_MS);

const queryOf = ({ actor_role, action, object_type, period }: Filter): AuditQuery => ({
  actor_role: chosen(auditRoles.values, actor_role),
  action: chosen(auditActions.values, action),
  object_type: chosen(auditObjects.values, object_type),
  from: period === '' ? undefined : dayBefore(Number(period)),
});

/** The audit log: who did what, when, to what; with filters, and as CSV. */
export function AuditTable({ id }: { id?: string }) {
  const [filter, setFilter] = useState(everything);
  const [page, setPage] = useState(1);
  const say = useSnackbar();
  const query = queryOf(filter);
  const { data, error, isPending, isPlaceholderData, refetch } = useAudit(query, page);
  const { mutate: download, isPending: downloading } = useAuditDownload();
  const narrow = (change: Partial<Filter>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <Box id={id} tabIndex={-1} sx={{ minWidth: 0, borderRadius: '14px' }}>
      <DataTable
        label="Audit log"
        columns={auditColumns}
        rows={data?.data ?? []}
        total={data?.meta.total ?? 0}
        page={page}
        limit={AUDIT_PAGE}
        onPage={setPage}
        loading={isPending || isPlaceholderData}
        error={error ? messageOf(error, 'The audit log could not be loaded') : undefined}
        onRetry={refetch}
        wraps
        emptyText="No entries found"
        emptyHint={isNarrowed ? 'Show all of them instead.' : 'What happens from now on is listed here.'}
        emptyDrawing="results"
        onClear={isNarrowed ? () => narrow(everything) : undefined}
        clearText="Show all"
        cardHeight={89}
        renderCard={(entry) => <EntryCard entry={entry} />}
        toolbar={
          <Row gap={1} sx={{ flex: 1 }}>
            <Text component="h2" variant="cardTitle" sx={{ flex: 1 }}>
              Audit log
            </Text>
            <BusyButton
              size="small"
              variant="text"
              startIcon={<Download size={16} />}
              busy={downloading}
              aria-label="Download the audit log as CSV"
              onClick={() =>
                download(query, {
                  onError: (failure) => say(messageOf(failure, 'The download failed. Try again.'), { failed: true }),
                })
              }
            >
              CSV
            </BusyButton>
          </Row>
        }
        toolbarMore={<Filters filter={filter} narrow={narrow} />}
      />
    </Box>
  );
}

function Filters({ filter, narrow }: { filter: Filter; narrow: (change: Partial<Filter>) => void }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        gap: 1,
        width: '100%',
        // Below the title and the controls that every table has beside it.
        order: 1,
      }}
    >
      {filters.map(([name, label, all, options]) => (
        <Select
          key={name}
          displayEmpty
          value={filter[name]}
          onChange={({ target }) => narrow({ [name]: target.value })}
          SelectDisplayProps={{ 'aria-label': label }}
          MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
        >
          <MenuItem value="">{all}</MenuItem>
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </Select>
      ))}
    </Box>
  );
}

/** An entry as a card, for screens too narrow for the table. */
function EntryCard({ entry }: { entry: AuditEntry }) {
  const target = targetOf(entry);
  return (
    <Box sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
      <Text component="h3" variant="subtitle2">
        {actionOf(entry)}
      </Text>
      {target ? <Text>{target}</Text> : null}
      <Text variant="caption" quiet>
        {`${actorOf(entry)} · ${formatDateTime(entry.at)}`}
      </Text>
    </Box>
  );
}
