import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Form, Formik, type FormikHelpers } from 'formik';
import {
  Archive,
  Building2,
  Fingerprint,
  House,
  Info,
  LifeBuoy,
  Mail,
  ScrollText,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import { AuditTable } from '#src/features/audit/AuditTable.tsx';
import { MailsCard } from '#src/features/mails/MailsCard.tsx';
import { OperatorsCard } from '#src/features/operators/OperatorsCard.tsx';
import { PrivacyRequestsCard } from '#src/features/privacy/PrivacyRequestsCard.tsx';
import { RetentionCard } from '#src/features/privacy/RetentionCard.tsx';
import { fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { lowWindow } from '#src/theme/controls.ts';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { AboutCard } from './AboutCard.tsx';
import { SaveBar, type SaveFailure } from './SaveBar.tsx';
import { SecurityCard, SettingCards } from './SettingCards.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import { changeOf, formOf, type SettingsForm, settingsRules } from './settingsForm.ts';
import { useSaveSettings, useSettings } from './settingsQueries.ts';

const sections = [
  { id: 'listings', label: 'Listings', icon: Building2 },
  { id: 'home-page', label: 'Home page', icon: House },
  { id: 'support', label: 'Support', icon: LifeBuoy },
  { id: 'retention', label: 'Retention', icon: Archive },
  { id: 'privacy', label: 'Privacy', icon: Fingerprint },
  { id: 'mail', label: 'Mail', icon: Mail },
  { id: 'security', label: 'Security', icon: ShieldCheck },
  { id: 'operators', label: 'Operators', icon: UsersRound },
  { id: 'audit-log', label: 'Audit log', icon: ScrollText },
  { id: 'about', label: 'About', icon: Info },
] as const;

/** From this width on, the navigation is beside the sections. */
const WIDE = '(min-width: 1000px)';
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 } as const;

/**
 * System Settings: how the platform works for everyone, its operators, its mail, its audit log, and what is running.
 */
export function SettingsScreen() {
  const { data, error, refetch } = useSettings();
  const { mutateAsync: save } = useSaveSettings();
  const say = useSnackbar();
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const stored = data?.data;
  const initial = formOf(stored);
  const submit = async (values: SettingsForm, form: FormikHelpers<SettingsForm>) => {
    try {
      const saved = await save(changeOf(initial, values));
      form.resetForm({ values: formOf(saved.data) });
      say('Settings saved');
    } catch (failure) {
      form.setStatus({
        ...serverErrorsFor(values, fieldErrorsOf(failure)),
        failure: messageOf(failure, 'The settings could not be saved. Try again.'),
      } satisfies SaveFailure);
    }
  };
  const instead = stored ? null : error ? (
    <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {messageOf(error, 'The settings could not be loaded')}
    </Notice>
  ) : (
    <Loading shape="text" count={2} />
  );
  return (
    <>
      <PageHeader title="System Settings" purpose="How Nivaas works for everyone. Each change is in the audit log." />
      {/* Keeps a section that is jumped to below the header. */}
      <GlobalStyles styles={{ html: { scrollPaddingTop: 88, [lowWindow]: { scrollPaddingTop: 0 } } }} />
      <Formik
        // Remounts the form when the settings arrive, so that its fields start with the stored values.
        key={stored ? 'stored' : 'waiting'}
        initialValues={initial}
        validationSchema={settingsRules}
        onSubmit={submit}
      >
        <Form noValidate>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: wide ? '208px minmax(0, 1fr)' : 'minmax(0, 1fr)',
              gap: wide ? 3.5 : 2,
              alignItems: 'start',
            }}
          >
            <SettingsNav sections={sections} narrow={!wide} />
            <Box sx={stack}>
              <SettingCards instead={instead} />
              <PrivacyRequestsCard id="privacy" />
              <RetentionCard />
              <MailsCard id="mail" />
              <SecurityCard instead={instead} />
              <OperatorsCard id="operators" />
              <AuditTable id="audit-log" />
              <AboutCard id="about" />
            </Box>
          </Box>
          <SaveBar stored={initial} loaded={Boolean(stored)} />
        </Form>
      </Formik>
    </>
  );
}
