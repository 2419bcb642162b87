import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { homeContents, keptDays } from '#contract/settings.ts';
import { SessionList } from '#src/features/auth/SessionList.tsx';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { changedEdge } from './SettingRow.tsx';
import { ChoiceSetting, DaysSetting, SwitchSetting } from './settingControls.tsx';
import { changedSettings, type SettingsForm } from './settingsForm.ts';

interface SettingCardsProps {
  /** Shown instead of the settings while they load, or if they could not be loaded. */
  instead: ReactNode;
}

function SettingCard({
  id,
  title,
  instead,
  children,
}: {
  id: string;
  title: string;
  instead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card id={id} title={title} padding={0}>
      <Box sx={{ pt: 2 }}>{instead ? <Box sx={{ p: space(0, 2.5, 2.5) }}>{instead}</Box> : children}</Box>
    </Card>
  );
}

/** The settings of the surrounding form: properties, home page, support and retention. */
export function SettingCards({ instead }: SettingCardsProps) {
  return (
    <>
      <SettingCard id="listings" title="Listings" instead={instead}>
        <SwitchSetting
          name="moderation"
          title="Review before a home goes live"
          line="New homes wait in Manage Property. Edits stay live and are queued."
          values={['off', 'on']}
        />
      </SettingCard>
      <SettingCard id="home-page" title="Home page" instead={instead}>
        <ChoiceSetting
          name="home_content"
          title="What the home page shows"
          line="Live leaves out a section that has no homes yet."
          choices={homeContents}
        />
      </SettingCard>
      <SettingCard id="support" title="Support" instead={instead}>
        <SupportFields />
      </SettingCard>
      <SettingCard id="retention" title="Retention" instead={instead}>
        <DaysSetting
          name="closed_lead_days"
          title="Closed and lost leads"
          line="Erased this long after their last event, with their timelines. Left empty, they are kept."
          placeholder="Kept"
        />
        <DaysSetting
          name="audit_days"
          title="Audit log"
          line={`Older entries are erased, also those of listings. At least ${keptDays.least} days are kept.`}
        />
      </SettingCard>
    </>
  );
}

function SupportFields() {
  const { initialValues, values } = useFormikContext<SettingsForm>();
  const changed = changedSettings(initialValues, values).some((name) => name.startsWith('support_'));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        p: { xs: space(0, 2, 2), sm: space(0, 2.5, 2.5) },
        ...(changed && changedEdge),
      }}
    >
      <TextField name="support_phone" label="Phone in the footer" type="tel" required maxLength={40} />
      <EmailField name="support_email" label="E-mail in the footer" required />
    </Box>
  );
}

/** Access: whether a second factor is required, and where this account is signed in. */
export function SecurityCard({ instead }: SettingCardsProps) {
  return (
    <Card id="security" title="Security" padding={0}>
      <Box sx={{ pt: 2 }}>
        {instead ? (
          <Box sx={{ p: space(0, 2.5, 2.5) }}>{instead}</Box>
        ) : (
          <SwitchSetting
            name="require_second_factor"
            title="Second step for operators and brokers"
            line="Asked at the next sign-in. Users of the site are not affected."
            values={[false, true]}
          />
        )}
      </Box>
      <Text
        component="h3"
        variant="captionLabel"
        quiet
        sx={{ bgcolor: 'roles.subtle', borderTop: '1px solid', borderColor: 'roles.lineSoft', p: space(1, 2.5) }}
      >
        Where you are signed in
      </Text>
      <Box sx={{ p: space(0, 2.5, 2) }}>
        <SessionList of="super_admin" />
      </Box>
    </Card>
  );
}
