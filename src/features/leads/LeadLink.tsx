import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import type { Lead } from '#contract/leads/schemas.ts';
import { overlayState } from '#src/lib/overlayState.ts';
import { coversCard } from '#src/ui/data/CardOpener.tsx';
import { besideTable } from './leadSheetAddress.ts';

interface LeadLinkProps {
  lead: Pick<Lead, 'id' | 'full_name'>;
  /** Makes the whole card the link. */
  card?: boolean;
}

/** A lead's name in a table, which opens the lead beside it. */
export function LeadLink({ lead: { id, full_name }, card }: LeadLinkProps) {
  const [params] = useSearchParams();
  return (
    <Box
      component={Link}
      to={besideTable(params, id)}
      state={overlayState}
      sx={{ ...look, ...(card ? coversCard : {}) }}
    >
      {full_name}
    </Box>
  );
}

// The name is cut off in a narrow column. On phones, the touch target extends above and below the line.
const look = {
  position: 'relative',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: { xs: '-10px 0', sm: 0 } },
} as const;
