import Box from '@mui/material/Box';

interface FilePromptProps {
  /** What is to be chosen: 'Choose a file'. */
  choose: string;
  /** Nothing can be chosen for now. */
  disabled?: boolean | undefined;
}

/** The words of an empty file box. Where nothing can be dropped, as on a phone, only the first part shows. */
export function FilePrompt({ choose, disabled }: FilePromptProps) {
  return (
    <>
      <Box component="span" sx={{ color: disabled ? 'roles.slate' : 'roles.primary', fontWeight: 600 }}>
        {choose}
      </Box>
      <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
        {' '}
        or drop it here
      </Box>
    </>
  );
}
