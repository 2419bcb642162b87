import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { Lead } from '#contract/leads/schemas.ts';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { otherTimes } from '../work/plannedTimes.ts';

interface OtherTimesProps {
  lead: Lead;
  open: boolean;
  onClose: () => void;
  onPlan: (at: string) => void;
  /** Opens the form for a time that is not in the list. */
  onChoose: () => void;
}

/** The other times for a lead, as a sheet: a phone has no room for a menu in its row. */
export function OtherTimes({ lead, open, onClose, onPlan, onChoose }: OtherTimesProps) {
  const label = 'Another time';
  return (
    <ResponsiveDialog open={open} title={label} line={lead.full_name} onClose={onClose}>
      <MenuList autoFocusItem={open} aria-label={label} sx={{ p: 0, mx: -1 }}>
        {otherTimes(new Date()).map((time) => (
          <MenuItem key={time.label} onClick={() => onPlan(time.at)} sx={{ minHeight: 48 }}>
            {time.label}
          </MenuItem>
        ))}
        <MenuItem onClick={onChoose} sx={{ minHeight: 48 }}>
          Choose a time
        </MenuItem>
      </MenuList>
    </ResponsiveDialog>
  );
}
