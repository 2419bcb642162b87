import Box from '@mui/material/Box';
import { useId } from 'react';
import { type LeadStatus, leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { formatNumber } from '#src/lib/format.ts';
import { ChoiceChip } from '#src/ui/inputs/ChoiceChip.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { BoardColumnState } from './boardQueries.ts';
import { ColumnFooter } from './ColumnFooter.tsx';
import { ColumnNotice } from './ColumnNotice.tsx';

interface PhoneBoardProps {
  columns: readonly BoardColumnState[];
  status: LeadStatus;
  onStatus: (status: LeadStatus) => void;
  onMove: (lead: Lead, to: LeadStatus, from: number) => void;
  onAdd: (status: LeadStatus) => void;
}

/** The board on a phone: one status at a time, whose cards move by their menus. */
export function PhoneBoard({ columns, status, onStatus, onMove, onAdd }: PhoneBoardProps) {
  const name = useId();
  const column = columns.find((one) => one.status === status);
  return (
    <Box component="section" aria-label="Board" aria-busy={column?.loading ?? false}>
      <Box role="radiogroup" aria-label="Status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {columns.map(({ status: one, total }) => (
          <ChoiceChip
            key={one}
            type="radio"
            name={name}
            value={one}
            checked={one === status}
            onChange={() => onStatus(one)}
          >
            {leadStatuses.labels[one]} {total === undefined ? '…' : formatNumber(total)}
          </ChoiceChip>
        ))}
      </Box>
      {column ? (
        <>
          <ColumnNotice column={column} />
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {column.leads.map((lead, index) => (
              <li key={lead.id}>
                <BoardCard lead={lead} onMove={(to) => onMove(lead, to, index)} />
              </li>
            ))}
          </Box>
          <Box sx={{ mt: 1 }}>
            <ColumnFooter column={column} onAdd={() => onAdd(status)} />
          </Box>
        </>
      ) : null}
    </Box>
  );
}
