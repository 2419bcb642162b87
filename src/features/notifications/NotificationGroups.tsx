import Box from '@mui/material/Box';
import type { Notification } from '#contract/notifications.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { NotificationItem } from './NotificationItem.tsx';

interface NotificationGroupsProps {
  /** In display order; an empty one is left out. */
  groups: readonly { readonly name: string; readonly items: readonly Notification[] }[];
  /** The heading level of the groups' names. */
  heading?: 'h2' | 'h3';
  onOpen: (notification: Notification) => void;
}

/** Notifications in named groups. */
export function NotificationGroups({ groups, heading = 'h3', onOpen }: NotificationGroupsProps) {
  const now = Date.now();
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => (
      <Box
        key={name}
        component="section"
        aria-label={name}
        sx={{ '& + section': { borderTop: '1px solid', borderColor: 'roles.lineSoft' } }}
      >
        <Text
          component={heading}
          variant="overline"
          quiet
          sx={{ p: space(1, 2), bgcolor: 'roles.subtle', textTransform: 'none' }}
        >
          {name}
        </Text>
        <Box component="ul" sx={{ '& > li': { borderTop: '1px solid', borderColor: 'roles.lineSoft' } }}>
          {items.map((one) => (
            <li key={one.id}>
              <NotificationItem notification={one} now={now} onOpen={() => onOpen(one)} />
            </li>
          ))}
        </Box>
      </Box>
    ));
}
