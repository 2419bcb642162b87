import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDemoAccounts } from '#contract/demo.ts';
import { listManagedSites } from '#contract/managedSites.ts';
import { indiaDay, lastDays, partsOf } from '#src/features/figures/period.ts';
import { useLeadFigures, usePropertyFigures } from '#src/features/figures/queries.ts';
import { queryOf } from '#src/lib/queryOf.ts';

const KEY = 'nivaas.liveFigures';
const forever = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
/** About five months, like the sample. */
const SALES_DAYS = 150;

const readChoice = (): boolean | undefined => {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? undefined : stored === 'on';
  } catch {
    return undefined;
  }
};

/** Whether the dashboard shows live figures. The browser keeps the choice; the default is live, except in a demo. */
export const useLiveChoice = () => {
  const [chosen, setChosen] = useState(readChoice);
  // Only a demo server lists accounts. Until the response arrives, or if it fails, the specified samples stay.
  const { data } = useQuery({ ...queryOf(listDemoAccounts, {}), ...forever, enabled: chosen === undefined });
  const choose = (on: boolean) => {
    setChosen(on);
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // Storage is refused or full: the choice holds for this visit only.
    }
  };
  return { isLive: chosen ?? data?.data.length === 0, choose };
};

/** The live figures that replace the samples. */
export const useLiveFigures = () => {
  const today = indiaDay(Date.now());
  const leads = useLeadFigures(lastDays(30, today)).data?.data;
  const homes = usePropertyFigures(lastDays(SALES_DAYS, today));
  const sites = useQuery(queryOf(listManagedSites, { query: { limit: 1 } })).data?.meta.states;
  const report = homes.data?.data;
  return {
    live: report?.totals.live,
    websites: sites?.live,
    leads: leads && { now: leads.totals.total, before: leads.before.total },
    sales: {
      points: report
        ? partsOf(report).map(({ from, to, label }) => ({
            label,
            short: label.slice(0, 3),
            value: report.series.reduce((sum, { day, sold }) => sum + (day >= from && day <= to ? sold : 0), 0),
          }))
        : [],
      loading: homes.isPending,
      error: homes.error && !report ? 'The sales could not be loaded' : undefined,
      onRetry: () => void homes.refetch(),
    },
  };
};
