import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { getWrongRows, type LeadImport } from '#contract/leads/import.ts';
import { paths } from '#contract/paths.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { JobProgress } from '#src/ui/feedback/JobProgress.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { useImport, useWrongRows } from './importQueries.ts';

/** A running or finished import: its progress, and the outcome of the rows. */
export function ImportProgress({ id }: { id: number }) {
  const { data, error, refetch } = useImport(id);
  if (data)
    return (
      <Card title={titles[data.data.state]}>
        <Standing id={id} {...data.data} />
      </Card>
    );
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Card aria-label="Import">
      {error ? (
        <InlineError
          message={isGone ? 'Import not found' : messageOf(error, 'Failed to load the import')}
          {...(isGone
            ? { hint: 'Imports are kept for a week after they end. The leads they added are in the CRM.' }
            : { onRetry: () => refetch() })}
        />
      ) : (
        <Loading shape="facts" count={3} />
      )}
    </Card>
  );
}

const titles: Readonly<Record<LeadImport['state'], string>> = {
  waiting: 'Import',
  running: 'Import',
  done: 'Your leads are imported',
  failed: 'The import has stopped',
};

const doing = {
  waiting: 'Waiting to begin',
  running: 'Adding leads',
  done: 'Import',
  failed: 'Stopped',
} as const;

const details = {
  waiting: 'You may leave this page: the bell tells you when it is done.',
  running: 'You may leave this page: the bell tells you when it is done.',
  done: 'Every row of the file was checked.',
  failed: 'Something went wrong on our side. Import the file again: leads that were already added count as duplicates.',
} as const;

function Standing({ id, state, done, rows, added, skipped, wrong }: LeadImport & { id: number }) {
  const isOver = state === 'done' || state === 'failed';
  return (
    <Stack gap={2.5}>
      <JobProgress
        title={doing[state]}
        state={state === 'waiting' ? 'running' : state}
        done={done}
        total={rows}
        unit="rows"
        detail={details[state]}
      />
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: space(1, 5) }}>
        {(
          [
            ['Added', added],
            ['Duplicates skipped', skipped],
            ['Wrong', wrong],
          ] as const
        ).map(([label, count]) => (
          <div key={label}>
            <Text component="dt" variant="label" quiet>
              {label}
            </Text>
            <Text component="dd" variant="figure" sx={{ m: 0 }}>
              {formatNumber(count)}
            </Text>
          </div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={paths.broker.crm} variant={isOver ? 'contained' : 'outlined'}>
          Open the CRM
        </Button>
        {isOver && wrong > 0 ? <WrongRows id={id} /> : null}
        {isOver ? (
          <Button component={Link} to={paths.broker.importLeads} variant="text">
            Import another file
          </Button>
        ) : null}
      </Box>
    </Stack>
  );
}

function WrongRows({ id }: { id: number }) {
  const say = useSnackbar();
  const { mutate, isPending } = useWrongRows(id);
  const save = () =>
    mutate(undefined, {
      onSuccess: (csv) => downloadText('wrong-rows.csv', csv, getWrongRows.stream),
      onError: (error) => say(messageOf(error, 'The wrong rows could not be fetched'), { failed: true }),
    });
  return (
    <BusyButton busy={isPending} startIcon={<Download size={16} />} onClick={save}>
      Wrong rows as CSV
    </BusyButton>
  );
}
