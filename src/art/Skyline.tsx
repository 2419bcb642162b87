import Box from '@mui/material/Box';

const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + h * 0.46}C${x} ${y + h * 0.2} ${x + w * 0.34} ${y + h * 0.22} ${x + w / 2} ${y}C${x + w * 0.66} ${y + h * 0.22} ${x + w} ${y + h * 0.2} ${x + w} ${y + h * 0.46}V${y + h}z`;
const dome = (x: number, y: number, w: number) =>
  `M${x - w / 2} ${y}c0 ${-w * 0.52} ${w * 0.3} ${-w * 0.5} ${w / 2} ${-w * 0.82}c${w * 0.2} ${w * 0.32} ${w / 2} ${w * 0.3} ${w / 2} ${w * 0.82}z`;

const domes = [dome(104, 44, 22), dome(244, 44, 22), dome(174, 28, 34), dome(74, 62, 16), dome(276, 62, 16)].join('');
const openings = [
  arch(96, 56, 12, 20),
  arch(116, 56, 12, 20),
  arch(220, 56, 12, 20),
  arch(240, 56, 12, 20),
  arch(160, 42, 28, 42),
  arch(70, 70, 10, 14),
  arch(270, 70, 10, 14),
].join('');

/** The decorative skyline on the dashboards' cards, 360 × 84. Hidden on phones. */
export function Skyline() {
  return (
    <Box
      component="svg"
      viewBox="0 0 360 84"
      aria-hidden
      sx={{
        width: 360,
        height: 84,
        display: { xs: 'none', sm: 'block' },
        color: 'roles.skyline',
        fill: 'currentColor',
      }}
    >
      <path d="M0 84V70h26V58h30v26zM310 84V60h24v10h26v14z" opacity={0.55} />
      <path d={domes} />
      <path fillRule="evenodd" d={`M60 84V64h30V46h58V30h52v16h58v18h30v20z${openings}`} />
    </Box>
  );
}
