import Box from '@mui/material/Box';
import { Form, Formik, type FormikHelpers } from 'formik';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { PublishedSite } from '../../../../contract/templates';
import { useCheckDomain, useConnectDomain } from '../../../features/templates/queries';
import { fieldErrorsOf, messageOf } from '../../../lib/apiError';
import { StatusChip } from '../../../ui/data/StatusChip';
import { BusyButton } from '../../../ui/feedback/BusyButton';
import { FormError } from '../../../ui/feedback/FormError';
import { refusedBy } from '../../../ui/inputs/refused';
import { TextField } from '../../../ui/inputs/TextField';
import { Card } from '../../../ui/layout/Card';

interface DomainCardProps {
  site: PublishedSite | undefined;
  /** The site's list was read: only then an absent site means that nothing is published. */
  known: boolean;
}

/** 'Connect Your Custom Domain': locked once a domain is set (specification 001, sections 4 and 5). */
export function DomainCard({ site, known }: DomainCardProps) {
  const connect = useConnectDomain();
  const check = useCheckDomain();
  const [failure, setFailure] = useState<string>();
  const set = site?.customDomain ?? '';
  const busy = connect.isPending || check.isPending;

  const save = async (values: { domain: string }, form: FormikHelpers<{ domain: string }>) => {
    if (!site) return;
    setFailure(undefined);
    try {
      await connect.mutateAsync({ slug: site.slug, domain: values.domain.trim() });
    } catch (error) {
      form.setStatus(refusedBy(values, fieldErrorsOf(error)));
      setFailure(messageOf(error, 'Failed to save domain'));
    }
  };

  return (
    <Card title="Connect Your Custom Domain">
      <Formik initialValues={{ domain: set }} onSubmit={save}>
        {({ values }) => (
          <Form noValidate>
            <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <FormError message={failure} />
              <TextField
                name="domain"
                label="Domain"
                placeholder="homes.example.com"
                autoComplete="off"
                inputMode="url"
                disabled={!site || Boolean(set)}
                help={
                  set
                    ? 'Set the DNS A record for this domain, then check status.'
                    : site || !known
                      ? undefined
                      : 'Publish a site first.'
                }
              />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
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
                  {check.data ? (
                    <StatusChip
                      tone={check.data.data.connected ? 'success' : 'warning'}
                      label={check.data.data.connected ? 'Connected' : 'Not connected yet'}
                    />
                  ) : null}
                </Box>
              </Box>
            </Box>
          </Form>
        )}
      </Formik>
    </Card>
  );
}
