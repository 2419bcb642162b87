import { useSearchParams } from 'react-router-dom';
import type { CallInput } from '#contract/endpoint.ts';
import { leadSources, leadStatuses, leadSteps } from '#contract/leads/choices.ts';
import type { listAllLeads } from '#contract/leads/endpoints.ts';
import { dayIn, idIn, limitDays } from '#src/lib/limits.ts';
import type { Limit } from '#src/ui/data/LimitChips.tsx';

const readers = {
  created_from: dayIn,
  created_to: dayIn,
  reached: (text: string) => leadSteps.values.find((one) => one === text),
  contacted: (text: string) => (text === 'true' ? true : undefined),
  broker_id: idIn,
  source: (text: string) => leadSources.values.find((one) => one === text),
} as const;
type Name = keyof typeof readers;
const names = Object.keys(readers) as Name[];

/** The conditions by which a report figure counts leads. */
export type CountedBy = Pick<NonNullable<CallInput<typeof listAllLeads>['query']>, Name>;

/** The conditions in the URL; invalid values are ignored. */
export const countedIn = (params: URLSearchParams): CountedBy =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = readers[name](params.get(name) ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The conditions in words; `broker` is the name of the broker whose leads are counted. */
export const limitsOf = (counted: CountedBy, broker: string | null | undefined): Limit<Name>[] => {
  const { created_from: from, created_to: to, reached, contacted, broker_id, source } = counted;
  const created = limitDays(from, to);
  return [
    created && { label: `Created ${created}`, names: ['created_from', 'created_to'] },
    reached && {
      label: reached === 'closed' ? 'Closed' : `${leadStatuses.labels[reached]} or further`,
      names: ['reached'],
    },
    contacted && { label: 'Contacted', names: ['contacted'] },
    broker_id && { label: `Leads of ${broker ?? 'one broker'}`, names: ['broker_id'] },
    source && { label: `Source: ${leadSources.labels[source]}`, names: ['source'] },
  ].filter((one): one is Limit<Name> & { names: Name[] } => Boolean(one));
};

/** The conditions in the URL, and `lift`, which removes the named ones, or all by default. */
export const useCountedBy = () => {
  const [params, setParams] = useSearchParams();
  const lift = (lifted: readonly Name[] = names) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of lifted) next.delete(name);
        for (const name of [...next.keys()]) if (/(^|\.)page$/.test(name)) next.delete(name);
        return next;
      },
      { replace: true },
    );
  const counted = countedIn(params);
  return { counted, isCounted: Object.keys(counted).length > 0, lift };
};
