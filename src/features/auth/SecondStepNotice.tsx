import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSecondStep } from './secondStepQueries.ts';

/** Tells an operator without a second step by when it must be set up. */
export function SecondStepNotice() {
  const by = useSecondStep('super_admin').data?.data.required_by;
  if (!by) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Notice
        tone="warning"
        title="Operators need a second step"
        action={
          <Button component={Link} to={`${paths.superadmin.profile}#second-step`}>
            Open profile
          </Button>
        }
      >{`Set it up by ${formatDateTime(by)}.`}</Notice>
    </Box>
  );
}
