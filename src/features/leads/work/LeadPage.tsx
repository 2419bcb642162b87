import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Merge, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { type LeadStatus, leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { useShortcut } from '#src/lib/shortcuts.ts';
import { useRecordForms } from '#src/lib/useRecordForms.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { isErased } from '../isErased.ts';
import { LeadForm } from '../LeadForm.tsx';
import type { LeadApi } from '../leadApi.ts';
import { PrivacyNotice } from '../PrivacyNotice.tsx';
import { ContactFooter } from './ContactFooter.tsx';
import { DuplicatesNotice } from './DuplicatesNotice.tsx';
import { FollowUpCard } from './FollowUpCard.tsx';
import { LeadComposer } from './LeadComposer.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadHead } from './LeadHead.tsx';
import { LeadStatusBar } from './LeadStatusBar.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';
import { roomy } from './leadRoom.ts';
import { useMoveLead } from './leadWorkQueries.ts';
import { OtherLeadDialog } from './OtherLeadDialog.tsx';

interface LeadPageProps {
  api: LeadApi;
  lead: Lead;
  /** In a sheet, whose header already shows the name. */
  aside?: boolean | undefined;
}

/** A lead's full view: contact details, status, timeline and follow-up. */
export function LeadPage({ api, lead, aside }: LeadPageProps) {
  const { id, status } = lead;
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const say = useSnackbar();
  const { mutate: move } = useMoveLead(api);
  const { edit, forms } = useRecordForms<Lead>('Lead', say);
  const [merging, setMerging] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const write = () => text.current?.focus();
  useShortcut('n', write, text);
  const moveTo = (next: LeadStatus) => {
    const onError = (error: Error) => say(messageOf(error, 'The status could not be saved'), { failed: true });
    const onAction = () => move({ id, status }, { onError });
    const onSuccess = () => say(`Moved to ${leadStatuses.labels[next]}`, { action: { label: 'Undo', onAction } });
    move({ id, status: next }, { onSuccess, onError });
  };
  const broker = api.role === 'broker';
  const erased = isErased(lead);
  const items = erased
    ? []
    : [
        { label: 'Edit', icon: Pencil, onClick: () => edit(lead) },
        ...(broker ? [{ label: 'Merge with another', icon: Merge, onClick: () => setMerging(true) }] : []),
      ];
  return (
    <>
      <Stack sx={{ containerType: 'inline-size' }}>
        {/* In a sheet, an erased lead needs no head: the sheet names it, and it has no actions. */}
        {erased && aside ? null : <LeadHead lead={lead} items={items} aside={aside} />}
        <PrivacyNotice lead={lead} />
        <LeadStatusBar status={status} onMove={moveTo} />
        {broker ? <DuplicatesNotice lead={lead} /> : null}
        <Box sx={erased ? [parts, partsOfErased] : parts}>
          {erased ? null : (
            <>
              <Box sx={{ gridArea: 'plan' }}>
                <FollowUpCard api={api} lead={lead} />
              </Box>
              <Box sx={{ gridArea: 'write' }}>
                <LeadComposer api={api} id={id} textRef={text} />
              </Box>
            </>
          )}
          <Box sx={{ gridArea: 'facts' }}>
            <LeadFacts lead={lead} onEdit={erased ? undefined : () => edit(lead)} />
          </Box>
          <Box sx={{ gridArea: 'timeline' }}>
            <LeadTimeline api={api} id={id} />
          </Box>
        </Box>
      </Stack>
      {phone && !erased ? <ContactFooter lead={lead} onWrite={write} /> : null}
      {forms.map(({ key, row, ...form }) => (row ? <LeadForm key={key} api={api} lead={row} {...form} /> : null))}
      {broker ? <OtherLeadDialog lead={lead} open={merging} onClose={() => setMerging(false)} /> : null}
    </>
  );
}

// In a narrow container (a phone or a sheet), the follow-up comes before the timeline.
const parts = {
  display: 'grid',
  // The parts have bottom padding instead of a row gap, so that an empty row takes no space.
  columnGap: 2,
  mb: -2,
  '& > *': { minWidth: 0, pb: 2 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"plan" "write" "facts" "timeline"',
  [roomy]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"plan plan" "write write" "timeline facts"',
  },
  '@container (min-width: 840px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    // A follow-up taller than the composer extends only into the second row, and the timeline into the third.
    gridTemplateRows: 'auto 0fr 1fr',
    gridTemplateAreas: '"write plan" "timeline plan" "timeline facts"',
    // A shorter one is stretched to the composer's height.
    '& > :first-of-type > section': { height: '100%' },
  },
} as const;

// Without the follow-up and the composer.
const partsOfErased = {
  [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"facts" "timeline"' },
  '@container (min-width: 840px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    gridTemplateRows: 'auto',
    gridTemplateAreas: '"timeline facts"',
    '& > :first-of-type > section': { height: 'auto' },
  },
} as const;
