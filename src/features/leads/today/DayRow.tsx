import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CalendarClock, MapPin, MessageCircle, Phone } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { followUpKinds, leadPrivacies } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { paths } from '#contract/paths.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';
import { touchTarget } from '#src/ui/layout/touchTarget.ts';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { LeadStatusChip } from '../LeadStatusChip.tsx';
import { AskStrip } from './AskStrip.tsx';
import { nameMark, rowMark } from './dayFocus.ts';
import { rowWords } from './dayWords.ts';
import { RowBar } from './RowBar.tsx';
import { RowPresses } from './RowPresses.tsx';
import { type DayRowProps, inOneLine, roomy } from './rowProps.ts';

const icons = { call: Phone, whatsapp: MessageCircle, visit: MapPin, other: CalendarClock } as const;
const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

/** A lead of the day: when, who, what about, and the buttons to work it without leaving the page. */
export function DayRow(props: DayRowProps) {
  const { lead, work, phone } = props;
  const asked = work.asked[lead.id];
  const failure = work.failures.get(lead.id);
  // The last row is removed with its list, so the focus may have to move elsewhere.
  const place = useFocusNearby<HTMLLIElement>();
  return (
    <Box component="li" ref={place} {...rowMark(lead.id)} sx={phone ? block : row}>
      {phone ? <Block {...props} /> : <Columns {...props} />}
      {asked ? <AskStrip lead={lead} asked={asked} work={work} /> : null}
      {failure ? (
        <Box sx={{ gridColumn: { sm: '2 / -1' }, mt: 1.5 }}>
          <Notice tone="error" urgent>
            {failure}
          </Notice>
        </Box>
      ) : null}
    </Box>
  );
}

function Name({ lead }: { lead: Lead }) {
  return (
    <Link
      component={RouterLink}
      to={paths.broker.lead(lead.id)}
      {...nameMark}
      color="inherit"
      underline="hover"
      sx={{
        ...touchTarget,
        typography: { xs: 'cardTitle', sm: 'subtitle2' },
        minWidth: 0,
        scrollMarginTop: 56,
        scrollMarginBottom: 128,
      }}
    >
      <Box component="span" sx={{ ...clipped, whiteSpace: { xs: 'normal', sm: 'nowrap' }, overflowWrap: 'anywhere' }}>
        {lead.full_name}
      </Box>
    </Link>
  );
}

function Withdrawn({ lead: { privacy } }: { lead: Lead }) {
  return privacy ? <StatusChip tone="warning" label={leadPrivacies.labels[privacy]} /> : null;
}

const toneOf = (tone: 'error' | 'warning' | undefined) => (tone ? `tones.${tone}.text` : 'roles.ink');

function Columns({ list, lead, now, ...presses }: DayRowProps) {
  const { when, tone, small, kind, what: about, source } = rowWords(list, lead, now);
  const what = [about, source].filter(Boolean).join(' · ');
  const Icon = kind && icons[kind];
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Text variant="subtitle2" sx={{ lineHeight: '1.125rem', color: toneOf(tone) }}>
          {when}
        </Text>
        {small ? (
          <Text variant="caption" quiet sx={{ whiteSpace: 'nowrap' }}>
            {small}
          </Text>
        ) : null}
      </Box>
      <Box sx={{ display: 'none', [roomy]: { display: 'block' } }}>
        <PersonAvatar name={lead.full_name} fallback="NA" size={36} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Name lead={lead} />
          {list === 'new' ? null : <LeadStatusChip status={lead.status} />}
          <Withdrawn lead={lead} />
        </Box>
        <Box
          component="p"
          title={what}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'roles.slate', lineHeight: '1.25rem' }}
        >
          {Icon ? <Icon size={16} strokeWidth={1.75} aria-label={kind && followUpKinds.labels[kind]} /> : null}
          <Box component="span" sx={clipped}>
            {what}
          </Box>
        </Box>
      </Box>
      <RowPresses lead={lead} {...presses} />
    </>
  );
}

function Block({ list, lead, now, ...presses }: DayRowProps) {
  const { when, tone, what, line } = rowWords(list, lead, now);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5 }}>
        <Name lead={lead} />
        <Text component="span" variant="subtitle2" sx={{ color: toneOf(tone), whiteSpace: 'nowrap' }}>
          {when}
        </Text>
      </Box>
      <Text sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>{what}</Text>
      <Text variant="caption" quiet sx={{ mt: 0.5 }}>
        {line}
      </Text>
      <Withdrawn lead={lead} />
      <RowBar lead={lead} {...presses} />
    </>
  );
}

const rule = { borderTop: '1px solid', borderColor: 'roles.lineSoft' } as const;
const block = { ...rule, p: 2 } as const;
const row = {
  ...rule,
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  [inOneLine]: { gridTemplateColumns: '88px minmax(0, 1fr) auto' },
  [roomy]: { gridTemplateColumns: '104px 36px minmax(0, 1fr) auto' },
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 64,
  p: space(1.5, 2, 1.5, 2.5),
  '&:has([data-name]:focus-visible)': { bgcolor: 'roles.hover' },
} as const;
