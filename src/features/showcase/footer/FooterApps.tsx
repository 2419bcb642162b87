import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { Text } from '#src/ui/base/Text.tsx';
import { stayHere } from './stayHere.ts';

/** The badge of an app store. */
interface AppBadge {
  /** The small first line. */
  lead: string;
  store: string;
  to: string;
  icon: LucideIcon;
}

interface FooterAppsProps {
  apps: readonly AppBadge[];
}

/** Badges of the app stores, in our own design. */
export function FooterApps({ apps }: FooterAppsProps) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {apps.map(({ lead, store, to, icon: Icon }) => (
        <Box component="li" key={store} sx={{ flex: { xs: 1, sm: 'none' } }}>
          <Box
            component="a"
            href={to}
            onClick={stayHere}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1.5,
              py: 1,
              border: '1px solid',
              borderColor: 'roles.deepControl',
              borderRadius: '8px',
              whiteSpace: 'nowrap',
              color: 'roles.deepInk',
              textDecoration: 'none',
              transition: 'background-color 120ms ease-out',
              '&:hover': { bgcolor: 'roles.deepField' },
            }}
          >
            <Icon size={22} aria-hidden />
            <span>
              <Text component="span" variant="caption" sx={{ display: 'block', color: 'roles.deepText' }}>
                {lead}{' '}
              </Text>
              <Text component="span" variant="subtitle1" sx={{ display: 'block', lineHeight: '1.25rem' }}>
                {store}
              </Text>
            </span>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
