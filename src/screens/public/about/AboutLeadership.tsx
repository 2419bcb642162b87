import Box from '@mui/material/Box';
import { OgeePortrait } from '../../../features/showcase/OgeePortrait';
import { PublicHeading } from '../../../ui/layout/PublicHeading';
import { publicContent, publicGap } from '../../../ui/layout/publicContent';
import { leaders } from './samples';

/** Leadership: who answers for it all. */
export function AboutLeadership() {
  return (
    <Box component="section" aria-labelledby="leadership" sx={{ ...publicContent, ...publicGap }}>
      <PublicHeading id="leadership" title="Leadership" />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          gap: '16px',
          mt: { xs: '18px', sm: '28px' },
        }}
      >
        {leaders.map(({ name, role, tone }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'flex',
              gap: '16px',
              alignItems: 'center',
              p: '20px',
              borderRadius: '14px',
              bgcolor: 'roles.paper',
              border: '1px solid',
              borderColor: 'roles.hairline',
            }}
          >
            <OgeePortrait name={name} src="" tone={tone} />
            <div>
              <Box component="h3" sx={{ typography: 'h4' }}>
                {name}
              </Box>
              <Box component="p" sx={{ color: 'roles.slate', mt: '4px' }}>
                {role}
              </Box>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
