import Box from '@mui/material/Box';
import { OgeePortrait } from '#src/features/showcase/OgeePortrait.tsx';
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
            <Box component="h3" sx={{ typography: 'h4' }}>
              {name}
            </Box>
            <Box component="p" sx={{ color: 'roles.slate', mt: 0.5 }}>
              {role}
            </Box>
          </div>
        </Box>
      ))}
    </AboutCards>
  );
}
