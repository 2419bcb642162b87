import Box from '@mui/material/Box';

interface TwoLinesProps {
  first: string;
  second?: string | null;
  /** Emphasizes the first line: a name. */
  strong?: boolean;
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A table cell with a main line and a muted line below it. */
export function TwoLines({ first, second, strong }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: '18px' }}>
      <Box title={first} sx={{ ...clipped, fontWeight: strong ? 600 : 400 }}>
        {first}
      </Box>
      {second ? (
        <Box title={second} sx={{ ...clipped, typography: 'caption', color: 'roles.slate' }}>
          {second}
        </Box>
      ) : null}
    </Box>
  );
}
