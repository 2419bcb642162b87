import Box from '@mui/material/Box';
import { BadgeCheck, Handshake, type LucideIcon, MapPinned, ShieldCheck } from 'lucide-react';
import { IconDisc } from '../../../ui/data/IconDisc';
import { PublicHeading } from '../../../ui/layout/PublicHeading';
import { publicContent, publicGap } from '../../../ui/layout/publicContent';
import { values } from './samples';

const icons: readonly LucideIcon[] = [Handshake, BadgeCheck, ShieldCheck, MapPinned];

/** What we hold to. */
export function AboutValues() {
  return (
    <Box component="section" aria-labelledby="values" sx={{ ...publicContent, ...publicGap }}>
      <PublicHeading id="values" title="Our values" />
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
        {values.map(({ title, text }, at) => (
          <Box
            component="li"
            key={title}
            sx={{
              p: '24px',
              borderRadius: '14px',
              bgcolor: 'roles.paper',
              border: '1px solid',
              borderColor: 'roles.hairline',
            }}
          >
            <IconDisc icon={icons[at] ?? Handshake} />
            <Box component="h3" sx={{ typography: 'h4', mt: '18px' }}>
              {title}
            </Box>
            <Box component="p" sx={{ typography: 'copySmall', color: 'roles.slate', mt: '6px' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
