import { useMutation } from '@tanstack/react-query';
import { csvLine } from '#contract/rules/csv.ts';
import { listManagedSites, type ManagedSite } from '#contract/siteDesk.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { formatNumber } from '#src/lib/format.ts';
import { saveText } from '#src/lib/saveText.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';

const PAGE_SIZE = 100;
const head = [
  'broker',
  'address',
  'template',
  'domain',
  'domain_state',
  'homes',
  'visits_30_days',
  'enquiries_30_days',
  'state',
];

const lineOf = ({
  broker,
  slug,
  template,
  customDomain,
  domain,
  homes,
  views_30,
  enquiries_30,
  published,
}: ManagedSite) =>
  csvLine([
    ...[broker.name, slug, template, customDomain, domain?.reason ?? null, homes, views_30, enquiries_30],
    published ? 'published' : 'unpublished',
  ]);

const exportWebsites = async (): Promise<number> => {
  const lines: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, limit: PAGE_SIZE, sort: 'id', order: 'asc' } as const;
    const { data, meta } = await call(listManagedSites, { query });
    lines.push(...data.map(lineOf));
    if (data.length === 0 || lines.length >= meta.total) break;
  }
  saveText('nivaas-websites.csv', csvLine(head) + lines.join(''), 'text/csv');
  return lines.length;
};

/** Downloads all websites with their figures as a CSV file, and says how many they are. */
export const useWebsiteExport = () => {
  const say = useSnackbar();
  return useMutation({
    mutationFn: exportWebsites,
    onSuccess: (rows) =>
      say(`${formatNumber(rows)} ${rows === 1 ? 'website' : 'websites'} saved in nivaas-websites.csv`),
    onError: (failure) => say(messageOf(failure, 'The export failed. Try again in a moment.'), { failed: true }),
  });
};
