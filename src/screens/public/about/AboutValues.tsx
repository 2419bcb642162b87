import Box from '@mui/material/Box';
import { BadgeCheck, Handshake, type LucideIcon, MapPinned, ShieldCheck } from 'lucide-react';
import { Text } from '#src/ui/base/Text.tsx';
import { IconDisc } from '#src/ui/data/IconDisc.tsx';
import { AboutCards } from './AboutCards.tsx';
import { values } from './samples.ts';

const icons: readonly LucideIcon[] = [Handshake, BadgeCheck, ShieldCheck, MapPinned];

/** The values section of the About page. */
export function AboutValues() {
  return (
    <AboutCards id="values" title="Our values">
      {values.map(({ title, text }, at) => (
        <Box component="li" key={title} sx={{ p: 3 }}>
          <IconDisc icon={icons[at] ?? Handshake} />
          <Text component="h3" variant="h4" sx={{ mt: 2.5 }}>
            {title}
          </Text>
          <Text variant="body1" quiet sx={{ mt: 0.75 }}>
            {text}
          </Text>
        </Box>
      ))}
    </AboutCards>
  );
}
