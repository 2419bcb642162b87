import Box from '@mui/material/Box';

interface PersonLinesProps {
  /** The first line; omitted if empty. */
  name: string;
  /** The second line. */
  note: string;
}

const truncated = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A person's name and a note, each truncated, with the full text in its `title`. */
export function PersonLines({ name, note }: PersonLinesProps) {
  return (
    <>
      {name ? (
        <Box component="span" title={name} sx={{ ...truncated, typography: 'subtitle2', lineHeight: '18px' }}>
          {name}
        </Box>
      ) : null}
      <Box component="span" title={note} sx={{ ...truncated, typography: 'caption', color: 'roles.slate' }}>
        {note}
      </Box>
    </>
  );
}
