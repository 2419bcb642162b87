import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck, Flag } from 'lucide-react';
import type { ReportPosted } from '#contract/homes/pageView.ts';
import { paths } from '#contract/paths.ts';
import { reportReasons } from '#contract/properties/reportReasons.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

const field = {
  width: '100%',
  minHeight: 48,
  p: 1.5,
  border: '1px solid',
  borderColor: 'roles.control',
  borderRadius: '8px',
  bgcolor: 'roles.paper',
  color: 'roles.ink',
  typography: 'copy',
  '&[aria-invalid="true"]': { borderColor: 'roles.errorLine' },
} as const;

interface AskedProps {
  name: string;
  label: string;
  problem: string | undefined;
  /** Renders the control, which receives these attributes. */
  children: (attributes: object) => React.ReactNode;
}

function Asked({ name, label, problem, children }: AskedProps) {
  const id = `report-${name}`;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Text component="label" htmlFor={id} variant="subtitle2">
        {label}
      </Text>
      {children({ id, name, ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` }) })}
      {problem ? (
        <Text id={`${id}-wrong`} sx={{ color: 'error.main' }}>
          {problem}
        </Text>
      ) : null}
    </Box>
  );
}

/** Reports a problem with a home to the operator. A plain form: it works with and without scripts. */
export function ReportHome({ id, posted }: { id: number; posted?: ReportPosted | undefined }) {
  const problems = posted?.problems ?? {};
  const typed = posted?.typed ?? {};
  if (posted && Object.keys(problems).length === 0) {
    return (
      <Box
        id="report"
        role="status"
        sx={{ display: 'flex', justifyContent: 'center', gap: 1, py: 1.5, scrollMarginTop: 80 }}
      >
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
        Thank you. Nivaas looks at every report.
      </Box>
    );
  }
  return (
    <Box component="details" id="report" open={Boolean(posted)} sx={{ scrollMarginTop: 80 }}>
      <Row
        component="summary"
        gap={1}
        sx={{
          width: 'fit-content',
          mx: 'auto',
          minHeight: 44,
          color: 'roles.slate',
          cursor: 'pointer',
          '&::-webkit-details-marker': { display: 'none' },
          '&:hover': { color: 'roles.primary' },
        }}
      >
        <Flag size={16} strokeWidth={1.75} aria-hidden />
        Report this home
      </Row>
      <Box
        component="form"
        method="post"
        action={`${paths.homeForm(id, 'report')}#report`}
        aria-label="Report this home"
        sx={{ display: 'grid', gap: 2, pt: 1.5 }}
      >
        {problems[''] ? (
          <Text role="alert" sx={{ color: 'error.main' }}>
            {problems['']}
          </Text>
        ) : null}
        <Asked name="reason" label="What is wrong?" problem={problems.reason}>
          {(attributes) => (
            <Box component="select" {...attributes} required defaultValue={typed.reason ?? ''} sx={field}>
              <option value="">Choose</option>
              {reportReasons.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Box>
          )}
        </Asked>
        <Asked name="note" label="More about it (optional)" problem={problems.note}>
          {(attributes) => (
            <Box component="textarea" {...attributes} rows={3} maxLength={1000} defaultValue={typed.note} sx={field} />
          )}
        </Asked>
        <Asked name="contact" label="Your e-mail or phone, for questions (optional)" problem={problems.contact}>
          {(attributes) => (
            <Box component="input" {...attributes} maxLength={254} defaultValue={typed.contact} sx={field} />
          )}
        </Asked>
        <Button type="submit" size="large">
          Send report
        </Button>
      </Box>
    </Box>
  );
}
