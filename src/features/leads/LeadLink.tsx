import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import type { Lead } from '#contract/leads.ts';
import { overPage } from '#src/lib/overPage.ts';
import { besideTable } from './leadSheetAddress.ts';

/** A lead's name in a table, which opens the lead beside it. */
export function LeadLink({ lead: { id, full_name } }: { lead: Pick<Lead, 'id' | 'full_name'> }) {
  const [params] = useSearchParams();
  return (
    <Box component={Link} to={besideTable(params, id)} state={overPage} sx={look}>
      {full_name}
    </Box>
  );
}

// Its end is cut off in a narrow column; a finger finds it above and below its line, too.
const look = {
  position: 'relative',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: { xs: '-10px 0', sm: 0 } },
} as const;
