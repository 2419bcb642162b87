import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DnsRecord, DomainStatus, PublishedSite } from '#contract/templates.ts';
import { useCheckDomain, useConnectDomain } from '#src/features/templates/queries.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { FormError } from '#src/ui/feedback/FormError.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { DnsRecords } from './DnsRecords.tsx';
import { DomainFindings } from './DomainFindings.tsx';
import { domainStanding } from './domainStanding.ts';
import { hostIn, hostPasted } from './hostIn.ts';
import { LostDomain } from './LostDomain.tsx';
import { missingProof } from './missingProof.ts';

interface DomainCardProps {
  site: PublishedSite | undefined;
  /** Whether the list of sites was loaded: only then does an absent site mean that none is published. */
  known: boolean;
  /** The address for the A record. */
  siteIpv4?: string | undefined;
}

const KEEP = 'Keep it: without it the domain no longer leads to your site.';
const SAVED = 'Domain saved. Set the DNS A record below, then check status.';
const SAVED_WITH_PROOF = 'Domain saved. Set the DNS A and TXT records below, then check status.';
const AGAIN = 'Once that is done, press Connect Domain again.';

const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& > button': { flexGrow: { xs: 1, sm: 0 } },
} as const;

/** 'Connect Your Custom Domain': locked once a domain is set (specification 001, sections 4 and 5). */
export function DomainCard({ site, known, siteIpv4 }: DomainCardProps) {
  const connect = useConnectDomain();
  const check = useCheckDomain();
  const say = useSnackbar();
  const [failure, setFailure] = useState<{ message: string; proof: DnsRecord | undefined }>();
  const set = site?.customDomain ?? '';
  const busy = connect.isPending || check.isPending;
  const { report, connected } = domainStanding(check.data?.data, site);
  const { actions, expectSaving, cancel } = useFocusAfterSaving(Boolean(set) && !busy);

  const saved = (report?.records.length ?? 0) > 1 ? SAVED_WITH_PROOF : SAVED;

  const save = async ({ domain }: { domain: string }) => {
    if (!site) return;
    setFailure(undefined);
    // The result of the last check belongs to an earlier domain.
    check.reset();
    expectSaving();
    try {
      await connect.mutateAsync({ slug: site.slug, domain: hostIn(domain.trim()) });
      say('Domain saved');
    } catch (error) {
      cancel();
      setFailure({ message: messageOf(error, 'Failed to save domain'), proof: missingProof(error) });
    }
  };

  return (
    <Card title="Connect Your Custom Domain">
      <Formik enableReinitialize initialValues={{ domain: set }} onSubmit={save}>
        {({ values }) => (
          <Form noValidate>
            <Stack gap={1.5}>
              <FormError message={failure?.message} />
              {!set && !failure && site?.domainLost ? <LostDomain name={site.domainLost} /> : null}
              <TextField
                name="domain"
                label="Domain"
                placeholder="homes.example.com"
                autoComplete="off"
                inputMode="url"
                clean={hostPasted}
                disabled={!site || Boolean(set)}
                help={set ? (connected ? undefined : saved) : site || !known ? undefined : 'Publish a site first.'}
              />
              <Box ref={actions} sx={actionRow}>
                <BusyButton
                  type="submit"
                  variant="contained"
                  busy={connect.isPending}
                  disabled={!site || Boolean(set) || !values.domain.trim() || busy}
                >
                  Connect Domain
                </BusyButton>
                <BusyButton
                  busy={check.isPending}
                  disabled={!set || busy}
                  startIcon={<RefreshCw size={16} />}
                  onClick={() => site && check.mutate(site.slug)}
                >
                  Check Status
                </BusyButton>
                <Box role="status">
                  {set && connected !== undefined ? <ConnectionChip connected={connected} /> : null}
                </Box>
              </Box>
              {set && report ? <ReportedRecords report={report} /> : null}
              {!set && failure?.proof ? <DnsRecords records={[failure.proof]} hint={AGAIN} /> : null}
              {!set && siteIpv4 ? <ServerAddress ipv4={siteIpv4} /> : null}
            </Stack>
          </Form>
        )}
      </Formik>
    </Card>
  );
}

function ConnectionChip({ connected }: { connected: boolean }) {
  return <StatusChip tone={connected ? 'success' : 'warning'} label={connected ? 'Connected' : 'Not connected yet'} />;
}

function ReportedRecords({ report }: { report: DomainStatus }) {
  const { records, connected } = report;
  return (
    <>
      <DomainFindings report={report} />
      <DnsRecords records={records} done={connected} hint={connected ? KEEP : 'DNS can take up to a day to spread.'} />
    </>
  );
}

function ServerAddress({ ipv4 }: { ipv4: string }) {
  return (
    <Box sx={{ color: 'roles.slate' }}>
      DNS: once your domain is saved, set its A record to{' '}
      <Text component="strong" variant="label" sx={{ color: 'roles.ink' }}>
        {ipv4}
      </Text>
      .
    </Box>
  );
}

// Saving disables the field and the button that may have had the focus: move it to the next enabled button.
function useFocusAfterSaving(isSaved: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  const pending = useRef(false);
  useEffect(() => {
    if (!isSaved || !pending.current) return;
    pending.current = false;
    const active = document.activeElement;
    // The user has moved the focus elsewhere.
    if (active && active !== document.body && !active.matches(':disabled')) return;
    actions.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }, [isSaved]);
  return {
    actions,
    expectSaving: () => {
      pending.current = true;
    },
    cancel: () => {
      pending.current = false;
    },
  };
}
