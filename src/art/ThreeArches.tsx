import Box from '@mui/material/Box';

const arch =
  'M0 100V45C0 32 8 30 14 22 18 16 24 16 30 10 36 3 44 3 50-7 56 3 64 3 70 10 76 16 82 16 86 22 92 30 100 32 100 45V100z';

interface ThreeArchesProps {
  /** Position and size. */
  sx: object;
}

/** Three distant brand arches, as decoration on a deep peacock background without a picture. */
export function ThreeArches({ sx }: ThreeArchesProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ ...sx, color: 'roles.deepField', fill: 'currentColor' }}
    >
      <path d={arch} transform="translate(20 130) scale(1.2)" />
      <path d={arch} transform="translate(340 130) scale(1.2)" />
      <path d={arch} transform="translate(150 60) scale(1.8 2.2)" />
    </Box>
  );
}
