import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { latinDigits } from '#contract/latinDigits.ts';
import { leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { listDuplicates } from '#contract/leads/work.ts';
import { paths } from '#contract/paths.ts';
import { formatDay } from '#src/lib/format.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import type { LeadFormValues } from './leadFormValues.ts';
import { sameWords } from './sameWords.ts';

const LEAST_DIGITS = 7;
const PAUSE_MS = 400;
const MOST_SHOWN = 3;

/**
 * While a broker types a lead, lists existing leads with the same phone or e-mail. Links open in a new tab, so that no
 * input is lost.
 */
export function SameLeads({ known }: { known: Lead | null }) {
  const { values } = useFormikContext<LeadFormValues>();
  const [phone, email] = [useDebounced(values.phone.trim(), PAUSE_MS), useDebounced(values.email.trim(), PAUSE_MS)];
  const query = {
    phone: phone !== known?.phone && latinDigits(phone).replace(/\D/g, '').length >= LEAST_DIGITS ? phone : '',
    email: email !== known?.email && /.@.+\../.test(email) ? email : '',
    ...(known && { except: known.id }),
  };
  const asked = query.phone !== '' || query.email !== '';
  const { data } = useQuery({ ...queryOf(listDuplicates, { query }), enabled: asked, retry: false });
  const rows = (asked && data?.data) || [];
  return (
    <Box role="status">
      {rows.length > 0 ? (
        <Notice tone="warning">
          {rows.slice(0, MOST_SHOWN).map(({ id, full_name, status, created_at, matches }) => (
            <Text key={id} sx={{ overflowWrap: 'anywhere', '& a': { color: 'inherit' } }}>
              <a href={paths.broker.lead(id)} target="_blank" rel="noopener">
                {full_name}
              </a>{' '}
              has {sameWords(matches)}: {leadStatuses.labels[status]}, {formatDay(created_at, Date.now())}
            </Text>
          ))}
          {rows.length > MOST_SHOWN ? `And ${rows.length - MOST_SHOWN} more` : null}
        </Notice>
      ) : null}
    </Box>
  );
}
