import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lowWindow } from '#src/theme/controls.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import type { PanelHeaderContent } from './panelTypes.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';

interface PanelHeaderProps extends PanelHeaderContent {
  /** Phones only: the menu button and the wordmark. */
  phoneStart: ReactNode;
}

/** A panel's sticky header: 64 px high, 56 px on phones. */
export function PanelHeader({ phoneStart, header, headerEnd, person, menu }: PanelHeaderProps) {
  return (
    <Row
      component="header"
      gap={{ xs: 0, sm: 1.5 }}
      sx={{
        position: 'sticky',
        [lowWindow]: { position: 'relative' },
        top: 0,
        zIndex: 'appBar',
        minHeight: { xs: 56, sm: 64 },
        px: { xs: 0.5, sm: 3, lg: 4 },
        bgcolor: 'roles.page',
        borderBottom: '1px solid',
        borderColor: 'roles.line',
      }}
    >
      <Box sx={{ display: { xs: 'flex', sm: 'none' }, alignItems: 'center', gap: 0.25 }}>{phoneStart}</Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, flex: '0 1 auto', minWidth: 0 }}>{header}</Box>
      <Box sx={{ flex: 1 }} />
      {headerEnd}
      <SchemeSwitch />
      <ProfileMenu person={person} menu={menu} />
    </Row>
  );
}
