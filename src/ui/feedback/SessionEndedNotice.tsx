import Box from '@mui/material/Box';
import { SESSION_ENDED } from '#contract/errors.ts';
import { Notice } from './Notice.tsx';

interface SessionEndedNoticeProps {
  /** The server ended the session. Keep the notice mounted and switch this, so that it is read out. */
  ended: boolean;
}

/** Tells somebody who was led to a login why: the session has ended. Nothing otherwise. */
export function SessionEndedNotice({ ended }: SessionEndedNoticeProps) {
  return (
    <Box role="status" sx={ended ? { mb: '16px' } : {}}>
      {ended ? <Notice>{SESSION_ENDED}</Notice> : null}
    </Box>
  );
}
