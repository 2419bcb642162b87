import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { OpenedReview } from '#src/features/properties/review/OpenedReview.tsx';
import { useReviewing } from '#src/features/properties/review/useReviewing.ts';
import { idIn } from '#src/lib/limits.ts';
import { useTableState } from '#src/lib/useTableState.ts';
import { PropertyList } from './PropertyList.tsx';

/**
 * All properties, and those that wait for the operator: a list or, with a home in the address, its review. Decisions and
 * input are kept while the operator moves between the two.
 */
export function ManagePropertyScreen() {
  const [params, setParams] = useSearchParams();
  const [table, change] = useTableState();
  const id = idIn(params.get('home'));
  const open = useCallback(
    (home: number | undefined, { replace }: { replace: boolean }) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (home === undefined) next.delete('home');
          else next.set('home', String(home));
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  const step = useCallback((home: number | undefined) => open(home, { replace: true }), [open]);
  const reviewing = useReviewing(id, step);
  if (id === undefined)
    return (
      <PropertyList
        table={table}
        change={change}
        gone={reviewing.gone}
        onReview={(home) => open(home, { replace: false })}
      />
    );
  const list = new URLSearchParams(params);
  list.delete('home');
  return (
    <OpenedReview
      id={id}
      table={table}
      reviewing={reviewing}
      listTo={list.size > 0 ? `${paths.superadmin.manageProperty}?${list}` : paths.superadmin.manageProperty}
      onOpen={step}
    />
  );
}
