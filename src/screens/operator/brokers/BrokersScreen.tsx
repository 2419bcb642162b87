import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { Broker } from '#contract/brokers.ts';
import { BrokerCard } from '#src/features/brokers/BrokerCard.tsx';
import { BrokerDetailDialog } from '#src/features/brokers/BrokerDetailDialog.tsx';
import { BrokerForm } from '#src/features/brokers/BrokerForm.tsx';
import { brokerColumns } from '#src/features/brokers/brokerColumns.tsx';
import { useBrokers } from '#src/features/brokers/queries.ts';
import { BrokerLimits } from '#src/features/quotas/BrokerLimits.tsx';
import { useRecordForms } from '#src/lib/useRecordForms.ts';
import { useTableState } from '#src/lib/useTableState.ts';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { tableProps } from '#src/ui/data/tableProps.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { ListSearch } from '#src/ui/inputs/ListSearch.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { BrokerFilters } from './BrokerFilters.tsx';

const hideableColumns = ['id'];

const emptyHint = (q: string, status: string) => {
  if (q) return `No name or email matches “${q}”. Check the spelling or show everyone.`;
  return status
    ? 'No broker has this status. Show everyone instead.'
    : 'Add the first one, or wait for one to sign up.';
};

/** The operator's brokers: find, view, add, edit, suspend (specification 000, section 2). */
export function BrokersScreen() {
  const [table, change] = useTableState();
  const [viewed, setViewed] = useState<Broker | null>(null);
  const [limited, setLimited] = useState<Broker | null>(null);
  const notify = useSnackbar();
  const { add, edit, forms } = useRecordForms<Broker>('Broker', notify);
  const brokers = useBrokers(table);
  const actions = useMemo(
    () => ({
      onView: setViewed,
      onLimits: setLimited,
      onEdit: (broker: Broker) => {
        setViewed(null);
        edit(broker);
      },
    }),
    [edit],
  );
  const columns = useMemo(() => brokerColumns(actions), [actions]);
  return (
    <>
      <PageHeader
        title="Brokers"
        purpose="Everyone who lists on Nivaas: approve, edit or suspend an account"
        actions={
          <Button variant="contained" onClick={add}>
            + Add Broker
          </Button>
        }
      />
      <DataTable
        label="Brokers"
        columns={columns}
        {...tableProps(table, change, brokers, 'Failed to load', ['q', 'status'])}
        emptyText="No brokers found"
        emptyHint={emptyHint(table.q, table.status)}
        emptyDrawing="homes"
        hideableColumns={hideableColumns}
        cardHeight={107}
        renderCard={(broker) => <BrokerCard broker={broker} {...actions} />}
        toolbar={
          <ListSearch
            label="Search brokers"
            placeholder="Search by name or email"
            {...{ table, change }}
            sx={{ maxWidth: { lg: 280 } }}
          />
        }
        toolbarMore={<BrokerFilters table={table} change={change} />}
      />
      {viewed ? <BrokerDetailDialog broker={viewed} onClose={() => setViewed(null)} onEdit={actions.onEdit} /> : null}
      {limited ? (
        <BrokerLimits
          broker={limited}
          onClose={() => setLimited(null)}
          onSaved={() => {
            setLimited(null);
            notify('Limits saved');
          }}
        />
      ) : null}
      {forms.map(({ key, row, ...form }) => (
        <BrokerForm key={key} broker={row} {...form} />
      ))}
    </>
  );
}
