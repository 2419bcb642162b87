import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft, FileUp, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { leadLabels } from '#contract/leads/fields.ts';
import { matchColumns } from '#contract/leads/file/columnNames.ts';
import type { DryRun, DuplicateWay, LeadMapping } from '#contract/leads/import.ts';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { ColumnsCard } from '#src/features/leads/import/ColumnsCard.tsx';
import { missingIn } from '#src/features/leads/import/columnChoices.ts';
import { ImportProgress } from '#src/features/leads/import/ImportProgress.tsx';
import { ImportSteps } from '#src/features/leads/import/ImportSteps.tsx';
import { useDryRun, useStartImport } from '#src/features/leads/import/importQueries.ts';
import { LeadFileCard } from '#src/features/leads/import/LeadFileCard.tsx';
import { LEAD_FILES } from '#src/features/leads/import/leadFiles.ts';
import { OutcomeCard } from '#src/features/leads/import/OutcomeCard.tsx';
import { aboutFile, type OpenFile, openLeadFile } from '#src/features/leads/import/openLeadFile.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatNumber } from '#src/lib/format.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { StickyFooter } from '#src/ui/layout/StickyFooter.tsx';

/** Imports leads from a file: choose it, match its columns, preview, import. The import's id is in the address. */
export function ImportScreen() {
  const [query, setQuery] = useSearchParams();
  const id = propertyIdIn(query.get('id') ?? '');
  return (
    <>
      <Button
        component={Link}
        to={paths.broker.crm}
        variant="text"
        startIcon={<ArrowLeft size={16} />}
        size="small"
        sx={{ ml: -1, mb: 1 }}
      >
        CRM
      </Button>
      {id === undefined ? (
        <Draft onStarted={(started) => setQuery({ id: String(started) })} />
      ) : (
        <>
          <PageHeader title="Import leads" />
          <ImportSteps current={3} />
          <ImportProgress id={id} />
        </>
      )}
    </>
  );
}

/** Reads the chosen file; one that cannot be used leaves the previous one in place. */
const useOpenFile = () => {
  const [open, setOpen] = useState<OpenFile>();
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  const latest = useRef<File>(null);
  const take = async (file: File) => {
    latest.current = file;
    setReading(true);
    setProblem(undefined);
    try {
      const read = await openLeadFile(file);
      if (latest.current === file) setOpen(read);
    } catch (error) {
      if (latest.current === file) setProblem(messageOf(error, 'The file could not be read'));
    } finally {
      if (latest.current === file) setReading(false);
    }
  };
  return { open, problem, reading, take };
};

function Draft({ onStarted }: { onStarted: (id: number) => void }) {
  const { open, problem, reading, take } = useOpenFile();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PageHeader
        title="Import leads"
        purpose={open ? aboutFile(open) : 'From a list of yours, another CRM or a portal'}
        actions={
          open ? (
            <BusyButton
              busy={reading}
              busyText="Reading…"
              startIcon={<FileUp size={18} />}
              onClick={() => input.current?.click()}
            >
              Choose another file
            </BusyButton>
          ) : null
        }
      />
      <input
        ref={input}
        type="file"
        accept={LEAD_FILES}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
          currentTarget.value = '';
        }}
      />
      <ImportSteps current={open ? 2 : 1} />
      {open ? (
        <Stack>
          {problem ? (
            <Notice tone="error" title="The other file cannot be used" urgent>
              {problem}
            </Notice>
          ) : null}
          <Match
            key={`${open.file.name} ${open.file.lastModified} ${open.file.size}`}
            open={open}
            onStarted={onStarted}
          />
        </Stack>
      ) : (
        <LeadFileCard reading={reading} problem={problem} onFile={(file) => void take(file)} />
      )}
    </>
  );
}

/** How long the column choices must stay unchanged before the file is checked again. */
const SETTLED_MS = 600;

function Match({ open, onStarted }: { open: OpenFile; onStarted: (id: number) => void }) {
  const { table, file } = open;
  const [mapping, setMapping] = useState<LeadMapping>(() => matchColumns(table.columns));
  const [duplicates, setDuplicates] = useState<DuplicateWay>('skip');
  const settled = useDebounced(mapping, SETTLED_MS);
  const missing = missingIn(mapping);
  const check = useDryRun(open, settled, missingIn(settled).length === 0);
  const start = useStartImport();
  const { data } = check;
  const checking = settled !== mapping || check.isFetching || check.isPlaceholderData;
  return (
    <>
      <ColumnsCard table={table} mapping={mapping} onChange={setMapping} />
      {check.error && !check.isFetching ? (
        <Card title="Preview">
          <InlineError
            message={messageOf(check.error, 'The file could not be checked')}
            hint="Your file and your choices are still here."
            onRetry={() => check.refetch()}
          />
        </Card>
      ) : data ? (
        <OutcomeCard
          table={table}
          mapping={settled}
          {...data}
          checking={checking}
          duplicates={duplicates}
          onDuplicates={setDuplicates}
        />
      ) : missing.length === 0 ? (
        <Card title="Preview" line="Checking the file…" aria-busy>
          <Loading shape="facts" count={4} />
        </Card>
      ) : null}
      {start.error ? (
        <Notice tone="error" title="The import has not begun" urgent>
          {messageOf(start.error, 'Please try again in a moment.')}
        </Notice>
      ) : null}
      <Footer
        missing={missing.map((field) => leadLabels[field].toLowerCase())}
        count={data && !check.error ? countOf(data.dry, duplicates) : undefined}
        checking={checking}
        busy={start.isPending}
        onImport={() => start.mutate({ file, mapping, duplicates }, { onSuccess: onStarted })}
      />
    </>
  );
}

const countOf = (dry: DryRun, duplicates: DuplicateWay): number =>
  dry.new + (duplicates === 'add' ? dry.duplicates : 0);

interface FooterProps {
  missing: readonly string[];
  /** Leads that would be added; undefined until known. */
  count: number | undefined;
  checking: boolean;
  busy: boolean;
  onImport: () => void;
}

function Footer({ missing, count, checking, busy, onImport }: FooterProps) {
  const reason =
    missing.length > 0
      ? `Choose the column of the ${missing.join(' and the ')}`
      : count === 0
        ? 'No row would become a lead'
        : undefined;
  const leads = count === undefined ? 'leads' : `${formatNumber(count)} ${count === 1 ? 'lead' : 'leads'}`;
  return (
    <StickyFooter wrap>
      <Box
        role="status"
        sx={{
          flex: { xs: '1 1 100%', sm: 1 },
          minWidth: 0,
          // On a phone the bar holds only the button, and the reason why it is disabled.
          display: { xs: reason ? 'flex' : 'none', sm: 'flex' },
          alignItems: 'center',
          gap: 1,
          typography: 'caption',
          color: 'roles.slate',
        }}
      >
        {reason ?? (
          <>
            <ShieldCheck size={16} aria-hidden style={{ flex: 'none' }} />
            Leading zeros and +91 stay as they are
          </>
        )}
      </Box>
      <Button component={Link} to={paths.broker.crm} variant="text" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        Cancel
      </Button>
      <BusyButton
        variant="contained"
        busy={busy}
        busyText="Starting…"
        disabled={Boolean(reason) || checking || count === undefined}
        onClick={onImport}
        sx={{ flex: { xs: 1, sm: 'none' } }}
      >
        {`Import ${leads}`}
      </BusyButton>
    </StickyFooter>
  );
}
