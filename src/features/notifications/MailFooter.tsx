import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { RecipientRole } from '#contract/notifications.ts';
import { paths } from '#contract/paths.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { mailWords } from './mailWords.ts';
import { usePreferences } from './preferenceQueries.ts';
import { PREFERENCES_ID } from './preferencesId.ts';

/** The page where each role sets its preferences. */
const pages = { super_admin: paths.superadmin.notifications, broker: paths.broker.profile } as const;

/** The current mail setting, below the bell's list, with a link to change it. */
export function MailFooter({ of: role, onLeave }: { of: RecipientRole; onLeave: () => void }) {
  const { data } = usePreferences(role);
  return (
    <>
      <Text component="span" variant="caption" quiet>
        {mailWords(data?.data.kinds)}
      </Text>
      <Button
        variant="text"
        component={Link}
        to={`${pages[role]}#${PREFERENCES_ID}`}
        onClick={onLeave}
        aria-label="Change notification settings"
      >
        Change
      </Button>
    </>
  );
}
