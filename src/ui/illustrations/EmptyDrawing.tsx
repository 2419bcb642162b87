import Box from '@mui/material/Box';

interface EmptyDrawingProps {
  /** A red mark in the sun's place. */
  failed?: boolean;
}

const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + h * 0.46}C${x} ${y + h * 0.2} ${x + w * 0.34} ${y + h * 0.22} ${x + w / 2} ${y}C${x + w * 0.66} ${y + h * 0.22} ${x + w} ${y + h * 0.2} ${x + w} ${y + h * 0.46}V${y + h}z`;

/** The small haveli of the empty and failed states. */
export function EmptyDrawing({ failed }: EmptyDrawingProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 115"
      aria-hidden
      sx={{
        width: 160,
        height: 92,
        '& .wall': { fill: (theme) => theme.vars?.palette.roles.drawing },
        '& .side': { fill: (theme) => theme.vars?.palette.roles.drawingDeep },
        '& .opening': { fill: (theme) => theme.vars?.palette.roles.paper },
        '& .door': { fill: (theme) => theme.vars?.palette.roles.gulabiShape, opacity: 0.85 },
        '& .sun': { fill: (theme) => theme.vars?.palette.roles.marigoldShape, opacity: 0.8 },
        '& .line': {
          stroke: (theme) => theme.vars?.palette.roles.drawingLine,
          strokeWidth: 2,
          fill: 'none',
          strokeLinecap: 'round',
        },
        '& .disc': { fill: (theme) => theme.vars?.palette.tones.error.tint },
        '& .mark': {
          stroke: (theme) => theme.vars?.palette.roles.errorLine,
          strokeWidth: 2.5,
          fill: 'none',
          strokeLinecap: 'round',
        },
      }}
    >
      {failed ? (
        <>
          <circle className="disc mark" cx="150" cy="32" r="14" />
          <path className="mark" d="M150 25v8M150 38.5v.1" />
        </>
      ) : (
        <circle className="sun" cx="148" cy="34" r="11" />
      )}
      <path className="side" d="M28 66h26v36H28zM146 62h28v40h-28z" />
      <path className="opening" d={arch(36, 76, 10, 16) + arch(155, 74, 10, 16)} />
      <path className="wall" d="M62 44h76v58H62z" />
      <path className="line" d="M56 44h88" />
      <path className="wall" d="M86 30c0-8 6-8 14-17 8 9 14 9 14 17v14H86z" />
      <path className="opening" d={arch(70, 58, 16, 26) + arch(114, 58, 16, 26)} />
      <path className="door" d={arch(91, 66, 18, 36)} />
      <path className="line" d="M18 102h164" />
    </Box>
  );
}
