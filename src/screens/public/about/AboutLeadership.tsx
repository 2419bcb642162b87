import Box from '@mui/material/Box';
import { OgeePortrait } from '#src/features/showcase/OgeePortrait.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { AboutCards } from './AboutCards.tsx';
import { leaders } from './samples.ts';

/** The leadership section of the About page. */
export function AboutLeadership() {
  return (
    <AboutCards id="leadership" title="Leadership">
      {leaders.map(({ name, role, tone }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center', p: 2.5 }}>
          <OgeePortrait name={name} src="" tone={tone} />
          <div>
            <Text component="h3" variant="h4">
              {name}
            </Text>
            <Text quiet sx={{ mt: 0.5 }}>
              {role}
            </Text>
          </div>
        </Box>
      ))}
    </AboutCards>
  );
}
