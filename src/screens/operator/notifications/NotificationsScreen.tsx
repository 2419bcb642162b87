import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CheckCheck } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PreferencesCard } from '#src/features/notifications/PreferencesCard.tsx';
import { PREFERENCES_ID } from '#src/features/notifications/preferencesId.ts';
import { useReadAllNotifications } from '#src/features/notifications/queries.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { tabsStyles } from '#src/theme/mui/tabs.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { NoticeList } from './NoticeList.tsx';

const tabs = [
  { value: 'list', label: 'All notifications', hash: '' },
  { value: 'told', label: 'Notification settings', hash: `#${PREFERENCES_ID}` },
] as const;

/** The operator's notifications, and the preferences for them: side by side, or in two tabs where there is no room. */
export function NotificationsScreen() {
  const narrow = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const { mutate: readAll, isPending } = useReadAllNotifications();
  const say = useSnackbar();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // The hash chooses the tab, so that a link to the preferences opens theirs.
  const at = tabs.find((one) => one.hash === hash) ?? tabs[0];
  const panel = (value: (typeof tabs)[number]['value']) =>
    narrow
      ? {
          id: `notices-${value}`,
          role: 'tabpanel',
          'aria-labelledby': `notices-tab-${value}`,
          hidden: value !== at.value,
        }
      : {};
  const mark = () =>
    readAll(undefined, {
      onError: (failure) => say(messageOf(failure, 'This did not work. Try again.'), { failed: true }),
    });
  return (
    <>
      <PageHeader
        title="Notifications"
        purpose="What happened on Nivaas, and what you are notified about"
        actions={
          <BusyButton busy={isPending} busyText="Marking…" startIcon={<CheckCheck size={18} />} onClick={mark}>
            Mark all as read
          </BusyButton>
        }
      />
      {narrow ? (
        <Tabs
          value={at.value}
          onChange={(_, value: string) =>
            navigate({ search, hash: tabs.find((one) => one.value === value)?.hash ?? '' }, { replace: true })
          }
          aria-label="Notifications"
          sx={[tabsStyles, { mb: 2, borderBottom: '1px solid', borderColor: 'roles.line' }]}
        >
          {tabs.map(({ value, label }) => (
            <Tab
              key={value}
              value={value}
              label={label}
              id={`notices-tab-${value}`}
              aria-controls={`notices-${value}`}
            />
          ))}
        </Tabs>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <div {...panel('list')}>
          <NoticeList />
        </div>
        <div {...panel('told')}>
          <PreferencesCard of="super_admin" />
        </div>
      </Box>
    </>
  );
}
