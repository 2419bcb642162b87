import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronRight, Phone } from 'lucide-react';
import { leadSources } from '#contract/leads/choices.ts';
import { phoneLink } from '#src/lib/contactLinks.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { aboveOpener, coversCard } from '#src/ui/data/CardOpener.tsx';
import { isErased } from './isErased.ts';
import { LeadLink } from './LeadLink.tsx';
import { LeadStatusChip } from './LeadStatusChip.tsx';
import type { LeadActions, LeadRow } from './leadColumns.tsx';
import { NextLine } from './NextLine.tsx';
import { planStep } from './nextStep.ts';

interface LeadCardProps extends LeadActions {
  lead: LeadRow;
}

/** A lead's row on a phone: name, interest, origin and a call button; a tap elsewhere opens the lead. */
export function LeadCard({ lead, onView, onEdit }: LeadCardProps) {
  const origin = [lead.broker_name, leadSources.labels[lead.source], lead.city].filter(Boolean).join(' · ');
  // The operator only reads brokers' leads, so their plans are not shown.
  const plan = lead.broker_name ? undefined : planStep(lead, Date.now());
  const erased = isErased(lead);
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}>
        <Text component="h3" variant="cardTitle" sx={{ minWidth: 0 }}>
          {onEdit ? <LeadLink lead={lead} card /> : lead.full_name}
        </Text>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mr: -0.5, color: 'roles.slate' }}>
          <LeadStatusChip status={lead.status} />
          <ChevronRight size={16} aria-hidden />
        </Box>
      </Box>
      {lead.property_interest ? <Text>{lead.property_interest}</Text> : null}
      <Text variant="caption" quiet sx={{ mt: 0.25 }}>
        {origin}
      </Text>
      {plan ? (
        <Box sx={{ mt: 1 }}>
          <NextLine step={plan} />
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {erased ? null : (
          <Button
            href={phoneLink(lead.phone)}
            startIcon={<Phone size={16} />}
            aria-label={`Call ${lead.full_name}, ${lead.phone}`}
            sx={{
              ...aboveOpener,
              flex: '999 1 auto',
              maxWidth: '100%',
              px: 0.75,
              whiteSpace: 'normal',
              overflowWrap: 'anywhere',
            }}
          >
            {lead.phone}
          </Button>
        )}
        {/* Both buttons wrap to a second line when the phone number fills the first. */}
        <Box sx={{ flex: '1 0 auto', display: 'flex', gap: 1 }}>
          <Button
            aria-label={`View ${lead.full_name}`}
            onClick={() => onView(lead)}
            sx={{ flex: 1, px: 1, minWidth: 48, ...(onEdit ? aboveOpener : coversCard) }}
          >
            View
          </Button>
          {onEdit && !erased ? (
            <Button
              aria-label={`Edit ${lead.full_name}`}
              onClick={() => onEdit(lead)}
              sx={{ ...aboveOpener, flex: 1, px: 1, minWidth: 48 }}
            >
              Edit
            </Button>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}
