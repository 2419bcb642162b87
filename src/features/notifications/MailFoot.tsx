import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { ToldRole } from '#contract/notifications.ts';
import { paths } from '#contract/paths.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { mailWords } from './mailWords.ts';
import { usePreferences } from './preferenceQueries.ts';
import { PREFERENCES_ID } from './preferencesId.ts';

/** Where each role chooses. */
const pages = { super_admin: paths.superadmin.notifications, broker: paths.broker.profile } as const;

/** How mail is set, below the bell's list, with the way to change it. */
export function MailFoot({ of: role, onLeave }: { of: ToldRole; onLeave: () => void }) {
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
        aria-label="Change what you are told"
      >
        Change
      </Button>
    </>
  );
}
