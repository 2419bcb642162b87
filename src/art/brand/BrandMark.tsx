import Box from '@mui/material/Box';

interface BrandMarkProps {
  /** Side length, in pixels. */
  size?: number;
  /** `tile` for the panels; `arch`, without a tile, for public pages; `deep` for the footer on deep peacock. */
  look?: 'tile' | 'arch' | 'deep';
}

/** The mark: a jharokha arch with its door. Decorative: the wordmark beside it names the brand. */
export function BrandMark({ size = 30, look = 'tile' }: BrandMarkProps) {
  const frame = { component: 'svg', width: size, height: size, viewBox: '0 0 32 32', 'aria-hidden': true } as const;
  if (look === 'tile')
    return (
      <Box {...frame} sx={{ color: 'roles.brand' }}>
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <Box
          component="path"
          d="M8 26V15.5c0-2 1.2-2.6 2-3.6.5-1.7 1.9-2 2.7-2.6.9-1.3 2.3-1.7 3.3-3.3 1 1.6 2.4 2 3.3 3.3.8.6 2.2.9 2.7 2.6.8 1 2 1.6 2 3.6V26z"
          sx={{ color: 'roles.brandWall', fill: 'currentColor' }}
        />
        <Box
          component="path"
          d="M12.5 26v-7.2c0-2.3 2.1-2.8 3.5-5 1.4 2.2 3.5 2.7 3.5 5V26z"
          sx={{ color: 'roles.brandDoor', fill: 'currentColor' }}
        />
      </Box>
    );
  const deep = look === 'deep';
  return (
    <Box {...frame} sx={{ color: deep ? 'roles.apricotFill' : 'roles.brandArch' }}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M3 30V15.5C3 8 10 6.5 16 1.5 22 6.5 29 8 29 15.5V30zM9 30H23V18.5a3.6 3.6 0 0 0-2.3-4.2 4.8 4.8 0 0 0-9.4 0A3.6 3.6 0 0 0 9 18.5z"
      />
      <Box
        component="circle"
        cx="16"
        cy="22"
        r="2.6"
        sx={{ color: deep ? 'roles.brandDoor' : 'roles.brandLamp', fill: 'currentColor' }}
      />
    </Box>
  );
}
