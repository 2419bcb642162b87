import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { StickyFooter } from '#src/ui/layout/StickyFooter.tsx';
import type { Neighbours } from './ReviewHead.tsx';

interface DecisionFooterProps extends Neighbours {
  /** Why the decision could not be saved; shown in the sheet. */
  failure: string | undefined;
  /** The decision form. */
  children: ReactNode;
}

/** A phone's bottom bar that opens the decision in a sheet, with buttons for the previous and the next home. */
export function DecisionFooter({ previous, next, failure, children }: DecisionFooterProps) {
  const [open, setOpen] = useState(failure !== undefined);
  return (
    <StickyFooter>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ flex: 1 }}>
        Decide
      </Button>
      <Button aria-label="Previous home" disabled={!previous} onClick={previous} sx={square}>
        <ChevronUp size={18} aria-hidden />
      </Button>
      <Button aria-label="Next home" disabled={!next} onClick={next} sx={square}>
        <ChevronDown size={18} aria-hidden />
      </Button>
      <ResponsiveDialog open={open} title="Decision" onClose={() => setOpen(false)}>
        {children}
      </ResponsiveDialog>
    </StickyFooter>
  );
}

const square = { flex: 'none', width: 48, p: 0 } as const;
