import Box from '@mui/material/Box';
import { ArrowRight, Phone, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type LeadStatus, leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { paths } from '#contract/paths.ts';
import { phoneLink } from '#src/lib/contactLinks.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { RowMenu } from '#src/ui/data/RowMenu.tsx';
import { touchTarget } from '#src/ui/layout/touchTarget.ts';
import { useListState } from '../leadSheetAddress.ts';
import { NextLine } from '../NextLine.tsx';
import { nextStep } from '../nextStep.ts';

interface BoardCardProps {
  lead: Lead;
  onMove: (to: LeadStatus) => void;
  lifted?: boolean;
  /** The props that make the card its own drag handle. */
  handle?: object | null;
}

/** A lead on the board: name, interest, next step; its menu moves it, as dragging does. */
export function BoardCard({ lead, onMove, lifted = false, handle }: BoardCardProps) {
  const { id, full_name, property_interest, phone } = lead;
  const name = useId();
  const navigate = useNavigate();
  const list = useListState();
  const step = nextStep(lead, Date.now());
  const moves = leadStatuses.options.filter(({ value }) => value !== lead.status);
  return (
    <Box
      {...handle}
      // The card contains a link and a button, so that it cannot be a button itself.
      role="group"
      aria-labelledby={name}
      sx={{
        p: 1.5,
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderColor: lifted ? 'roles.primary' : 'roles.line',
        borderRadius: '10px',
        boxShadow: ({ vars }) => (lifted ? vars?.palette.roles.shadow2 : vars?.palette.roles.shadow1),
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Box
          component={Link}
          id={name}
          to={paths.broker.lead(id)}
          state={list}
          draggable={false}
          title={full_name}
          sx={opener}
        >
          <Box component="span" sx={twoLines}>
            {full_name}
          </Box>
        </Box>
        <Box sx={{ flex: 'none', '& > div': { display: 'flex' } }}>
          <RowMenu
            quiet
            title={full_name}
            line={property_interest ?? undefined}
            items={[
              ...moves.map(({ value, label }) => ({
                label: `Move to ${label}`,
                icon: ArrowRight,
                onClick: () => onMove(value),
              })),
              { label: 'Open', icon: UserRound, onClick: () => navigate(paths.broker.lead(id), { state: list }) },
              ...(phone ? [{ label: `Call ${phone}`, icon: Phone, here: true as const, href: phoneLink(phone) }] : []),
            ]}
          />
        </Box>
      </Box>
      {property_interest ? (
        <Text title={property_interest} variant="caption" quiet sx={{ ...twoLines, mt: 0.25 }}>
          {property_interest}
        </Text>
      ) : null}
      {step ? (
        <Box sx={{ mt: 1, minHeight: 20, display: 'flex' }}>
          <NextLine step={step} />
        </Box>
      ) : null}
    </Box>
  );
}

const opener = {
  ...touchTarget,
  minHeight: { xs: 44, sm: 24 },
  my: { xs: -1.5, sm: -0.25 },
  flex: 1,
  minWidth: 0,
  typography: 'subtitle2',
  color: 'roles.ink',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
