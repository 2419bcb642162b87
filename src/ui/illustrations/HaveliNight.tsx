import Box from '@mui/material/Box';
import night from './drawings/haveli-rose-dark.svg?url';

/** The haveli under the moon, for the sign-in page: the same in both schemes, covering the box that it is put in. */
export function HaveliNight() {
  return <Box component="img" src={night} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />;
}
