import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const views = ['table', 'board'] as const;

/** How the CRM shows the leads. */
export type CrmView = (typeof views)[number];

const KEY = 'nivaas.crm.view';

const viewIn = (text: string | null): CrmView | undefined => views.find((one) => one === text);

const remembered = (): CrmView | undefined => {
  try {
    return viewIn(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
};

/**
 * Table or board: from the URL, or else the last choice in this browser. A link to leads of one status opens the table.
 */
export function useCrmView(): readonly [CrmView, (view: CrmView) => void] {
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useState(remembered);
  const view = viewIn(params.get('view')) ?? (params.has('status') ? 'table' : (last ?? 'table'));
  const choose = (chosen: CrmView) => {
    setLast(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Storage is refused or full: the choice holds for this visit only.
    }
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('view', chosen);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  };
  return [view, choose];
}
