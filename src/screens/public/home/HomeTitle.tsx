import Box from '@mui/material/Box';
import { Check, MapPin, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labelOf } from '#contract/choices.ts';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { availabilities } from '#contract/properties/choices.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { dayWords, placeWords } from '#src/features/homes/homeWords.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

function Pill({ tone, children }: { tone: ToneName; children: ReactNode }) {
  return (
    <Text
      component="span"
      variant="captionStrong"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        height: 28,
        px: 1,
        borderRadius: '999px',
        bgcolor: `tones.${tone}.tint`,
        color: `tones.${tone}.text`,
      }}
    >
      {children}
    </Text>
  );
}

/** A home's name, its place, and the most important facts about it. */
export function HomeTitle({ home }: { home: HomeDetail }) {
  const { availability, rera_checked, listed_at, city, locality } = home;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Row gap={1} wrap sx={{ color: 'roles.slate' }}>
        {availability ? (
          <Pill tone={availability === 'ready_to_move' ? 'success' : 'marigold'}>
            {availability === 'ready_to_move' ? <Check size={14} strokeWidth={2.2} aria-hidden /> : null}
            {labelOf(availabilities, availability)}
          </Pill>
        ) : null}
        {rera_checked ? (
          <Pill tone="info">
            <ShieldCheck size={14} strokeWidth={2} aria-hidden />
            RERA checked
          </Pill>
        ) : null}
        Listed {dayWords(listed_at)}
      </Row>
      <Text component="h1" variant="h2" sx={{ mt: 1.5 }}>
        {propertyTitle(home)}
      </Text>
      {city ? (
        <Row gap={1} sx={{ mt: 0.5, minHeight: 44, typography: 'copy' }}>
          <Box component="span" sx={{ flex: 'none', color: 'roles.gulabi' }}>
            <MapPin size={18} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box component={Link} to={paths.place(city, locality ?? undefined)} sx={{ py: 1.5, color: 'roles.primary' }}>
            {placeWords(home)}
          </Box>
        </Row>
      ) : null}
    </Box>
  );
}
