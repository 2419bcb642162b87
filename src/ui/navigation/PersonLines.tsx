import Box from '@mui/material/Box';

interface PersonLinesProps {
  /** The first line, w600; left out where nothing is known. */
  name: string;
  /** The second, small and slate. */
  note: string;
}

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A person in two lines, each cut where it does not fit and whole in its title. */
export function PersonLines({ name, note }: PersonLinesProps) {
  return (
    <>
      {name ? (
        <Box component="span" title={name} sx={{ ...cut, typography: 'subtitle2', lineHeight: '18px' }}>
          {name}
        </Box>
      ) : null}
      <Box component="span" title={note} sx={{ ...cut, typography: 'caption', color: 'roles.slate' }}>
        {note}
      </Box>
    </>
  );
}
