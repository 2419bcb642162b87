import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { ListingRow } from '#contract/properties/schemas.ts';
import { PropertyDialog } from '#src/features/properties/PropertyDialog.tsx';
import { useProperties } from '#src/features/properties/queries.ts';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { PropertyList } from './PropertyList.tsx';
import { PropertySearch } from './PropertySearch.tsx';

const STEP = 20;

const countLine = (total: number | undefined, q: string) => {
  if (total === undefined) return 'The properties that you posted';
  const what = total === 1 ? '1 property' : `${total} properties`;
  return q ? `${what} found for “${q}”` : `${what} posted by you`;
};

/** The broker's own properties (specification 001, section 2). The search is kept in the address. */
export function MyPropertiesScreen() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [limit, setLimit] = useState(STEP);
  const [shown, setShown] = useState<ListingRow>();
  const [open, setOpen] = useState(false);
  const list = useProperties(q, limit);

  const search = (text: string) => {
    const words = text.trim();
    setLimit(STEP);
    if (words === q) void list.refetch();
    else setParams(words ? { q: words } : {});
  };
  const view = (row: ListingRow) => {
    setShown(row);
    setOpen(true);
  };

  return (
    <>
      <PageHeader
        title="My Properties"
        purpose={countLine(list.isError ? undefined : list.data?.meta.total, q)}
        actions={
          <Button component={Link} to={paths.broker.postProperty} variant="contained" startIcon={<Plus size={18} />}>
            Post Property
          </Button>
        }
      />
      <QuotaNotice of={['properties']} />
      <PropertySearch initial={q} busy={list.isFetching} onSearch={search} />
      <PropertyList
        list={list}
        q={q}
        onView={view}
        onMore={() => setLimit((before) => before + STEP)}
        onClear={() => search('')}
      />
      {shown ? <PropertyDialog key={shown.id} row={shown} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
