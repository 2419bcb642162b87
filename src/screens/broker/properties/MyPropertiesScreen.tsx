import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { type PropertyStatus, propertyStatuses } from '#contract/properties/life.ts';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { PropertyDialog } from '#src/features/properties/PropertyDialog.tsx';
import { useProperties } from '#src/features/properties/queries.ts';
import { ApprovalNotice } from '#src/features/quotas/ApprovalNotice.tsx';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { useOnlineSite } from '#src/features/templates/queries.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { LifeDialogs } from './LifeDialogs.tsx';
import { PropertyList } from './PropertyList.tsx';
import { PropertyMenu } from './PropertyMenu.tsx';
import { PropertySearch } from './PropertySearch.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { useLife } from './useLife.ts';

const STEP = 20;

const countLine = (total: number | undefined, q: string, status: PropertyStatus | undefined) => {
  if (total === undefined) return 'The properties that you posted';
  const what = total === 1 ? '1 property' : `${total} properties`;
  const which = status ? `${what} with status “${propertyStatuses.labels[status]}”` : what;
  if (q) return `${which} found for “${q}”`;
  return status ? which : `${which} posted by you`;
};

/** The broker's own properties (specification 001, section 2). Search and status are kept in the address. */
export function MyPropertiesScreen() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const status = propertyStatuses.values.find((one) => one === params.get('status'));
  const [limit, setLimit] = useState(STEP);
  const [shown, setShown] = useState<PropertyRow>();
  const [open, setOpen] = useState(false);
  const list = useProperties(q, limit, status);
  const site = useOnlineSite();

  const show = (words: string, only?: PropertyStatus) => {
    setLimit(STEP);
    setParams({ ...(words ? { q: words } : {}), ...(only ? { status: only } : {}) });
  };
  const search = (text: string) => {
    const words = text.trim();
    if (words !== q) return show(words, status);
    setLimit(STEP);
    void list.refetch();
  };
  // The copy comes first in the full list, but may not match the search or status: both are cleared.
  const life = useLife(() => {
    if (q || status) show('');
  });
  const view = (row: PropertyRow) => {
    setShown(row);
    setOpen(true);
  };

  return (
    <>
      <PageHeader
        title="My Properties"
        purpose={countLine(list.isError ? undefined : list.data?.meta.total, q, status)}
        actions={
          <Button component={Link} to={paths.broker.postProperty} variant="contained" startIcon={<Plus size={18} />}>
            Post Property
          </Button>
        }
      />
      <ApprovalNotice />
      <QuotaNotice of={['properties']} />
      <PropertySearch initial={q} busy={list.isFetching} onSearch={search} />
      <StatusFilter status={status} onChange={(only) => show(q, only)} />
      <PropertyList
        list={list}
        q={q}
        status={status}
        onView={view}
        menuOf={(row) => (
          <PropertyMenu
            row={row}
            sitePage={site && paths.siteProperty(paths.site(site.slug), row.id, propertyTitle(row))}
            onStep={(step) => life.step(row, step)}
            onDuplicate={() => life.duplicate(row)}
          />
        )}
        onMore={() => setLimit((before) => before + STEP)}
        onClear={() => show('')}
      />
      {shown ? <PropertyDialog key={shown.id} row={shown} open={open} onClose={() => setOpen(false)} /> : null}
      <LifeDialogs life={life} />
    </>
  );
}
