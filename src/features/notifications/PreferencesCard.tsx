import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import type { Choices } from '#contract/choices.ts';
import {
  brokerKinds,
  mailTimes,
  type NoticeKind,
  operatorKinds,
  type Preference,
  type RecipientRole,
} from '#contract/notifications.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { switchStyles } from '#src/theme/mui/switch.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { usePreferences, useSavePreferences } from './preferenceQueries.ts';
import { PREFERENCES_ID } from './preferencesId.ts';

const kindsOf: Readonly<Record<RecipientRole, Choices<NoticeKind>['options']>> = {
  super_admin: operatorKinds.options,
  broker: brokerKinds.options,
};

/** Which notifications a person gets, in the bell and by mail. A choice is saved at once. */
export function PreferencesCard({ of: role }: { of: RecipientRole }) {
  const { data, error, refetch } = usePreferences(role);
  const { mutate: save } = useSavePreferences(role);
  const say = useSnackbar();
  const choose = (kind: NoticeKind, change: Partial<Preference>) =>
    save(
      { [kind]: change },
      { onError: (failure) => say(messageOf(failure, 'This could not be saved. Try again.'), { failed: true }) },
    );
  const kinds = data?.data.kinds;
  return (
    <Card
      id={PREFERENCES_ID}
      title="Notification settings"
      line={'Saved as you choose. Daily e-mails go out at 8\u00a0am.'}
    >
      {kinds ? (
        <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: 1.5 }}>
          <Heads />
          {kindsOf[role].map(({ value, label }) => {
            const preference = kinds[value];
            return preference ? (
              <Row key={value} label={label} {...preference} onChoose={(change) => choose(value, change)} />
            ) : null;
          })}
        </Box>
      ) : error ? (
        <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error, 'Notification settings could not be loaded')}
        </Notice>
      ) : (
        <Loading shape="facts" count={kindsOf[role].length} />
      )}
      <Text variant="caption" quiet sx={{ mt: 1.5 }}>
        Mails about your password and new sign-ins are always sent.
      </Text>
    </Card>
  );
}

const line = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'center' } as const;

function Heads() {
  return (
    <Box component="li" aria-hidden sx={{ ...line, typography: 'overline', color: 'roles.slate', pb: 1 }}>
      <span>Kind</span>
      <span>Bell</span>
      <span>E-mail</span>
    </Box>
  );
}

interface RowProps extends Preference {
  label: string;
  onChoose: (change: Partial<Preference>) => void;
}

function Row({ label, bell, mail, onChoose }: RowProps) {
  return (
    <Box component="li" sx={{ ...line, minHeight: 52, borderTop: '1px solid', borderColor: 'roles.lineSoft' }}>
      <Text component="span" variant="label" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Text>
      <Switch
        checked={bell}
        onChange={(_, checked) => onChoose({ bell: checked })}
        slotProps={{ input: { 'aria-label': `${label}: bell` } }}
        sx={switchStyles}
      />
      <Select
        value={mail}
        onChange={({ target }) => onChoose({ mail: target.value })}
        SelectDisplayProps={{ 'aria-label': `${label}: e-mail` }}
        sx={{ width: 112 }}
      >
        {mailTimes.options.map((time) => (
          <MenuItem key={time.value} value={time.value}>
            {time.label}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
