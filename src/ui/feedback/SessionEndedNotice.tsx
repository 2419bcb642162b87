import Box from '@mui/material/Box';
import { SESSION_ENDED } from '#contract/errors.ts';
import { Notice } from './Notice.tsx';

interface SessionEndedNoticeProps {
  /** The server ended the session. Keep the notice mounted and change this prop, so that it is announced. */
  ended: boolean;
}

/** Explains on a login page that the session has ended. */
export function SessionEndedNotice({ ended }: SessionEndedNoticeProps) {
  return (
    <Box role="status" sx={ended ? { mb: 2 } : {}}>
      {ended ? <Notice>{SESSION_ENDED}</Notice> : null}
    </Box>
  );
}
