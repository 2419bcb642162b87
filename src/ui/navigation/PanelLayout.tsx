import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useRef } from 'react';
import { Wordmark } from '#src/art/brand/Wordmark.tsx';
import { lowWindow } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { PanelDrawer } from './PanelDrawer.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelNav } from './PanelNav.tsx';
import { PanelPersonCard } from './PanelPersonCard.tsx';
import type { PanelHeaderContent, PanelItem } from './panelTypes.ts';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnNewScreen } from './useFocusOnNewScreen.ts';

interface PanelLayoutProps extends PanelHeaderContent {
  /** The panel's name, beside the wordmark. */
  tag: string;
  /** The links of the sidebar. */
  items: readonly PanelItem[];
  /** The target of the person card at the bottom of the sidebar. */
  personTo?: string;
  /** The target of the wordmark. */
  homeTo: string;
  /** The screen. */
  children: ReactNode;
}

const mainId = 'content';

// Focused elements scroll clear of the header. A screen with more bars sets its own value for `html`, which is more
// specific than `:where(html)`.
const keepClear = { ':where(html)': { scrollPaddingTop: 72, [lowWindow]: { scrollPaddingTop: 0 } } };

/** A panel's frame: a sidebar of 264 px from 1200 px on, a rail of 72 px from 600 px on, and a header with a drawer below that. */
export function PanelLayout(props: PanelLayoutProps) {
  const { tag, items, person, personTo, homeTo, header, headerEnd, menu, children } = props;
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const rail = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main);
  const label = `${tag} panel`;
  const brand = (
    <Row gap={1} sx={{ minWidth: 0 }}>
      <Wordmark to={homeTo} />
      <Tag text={tag} />
    </Row>
  );
  const drawer = (
    <>
      <PanelDrawer brand={brand}>
        {(close) => (
          <>
            <PanelNav label={label} items={items} touch onNavigate={close} />
            <PanelPersonCard person={person} to={personTo} onNavigate={close} />
          </>
        )}
      </PanelDrawer>
      <Wordmark to={homeTo} look="small" nameFrom={340} />
    </>
  );
  return (
    <Box
      sx={{ display: { sm: 'grid' }, gridTemplateColumns: { sm: '72px minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' } }}
    >
      <GlobalStyles styles={keepClear} />
      <SkipLink to={mainId} />
      {phone ? null : (
        <Sidebar label={`${tag} sidebar`} rail={rail} head={rail ? <Wordmark to={homeTo} nameFrom={1200} /> : brand}>
          <PanelNav label={label} items={items} rail={rail} />
          <PanelPersonCard person={person} rail={rail} to={personTo} />
        </Sidebar>
      )}
      <Box sx={{ minWidth: 0, minHeight: '100dvh', bgcolor: 'roles.page' }}>
        <PanelHeader phoneStart={phone ? drawer : null} {...{ header, headerEnd, person, menu }} />
        <Box
          component="main"
          ref={main}
          id={mainId}
          tabIndex={-1}
          sx={{
            p: { xs: space(2.5, 2, 5), sm: space(3.5, 3, 6), lg: space(3.5, 4, 6) },
            maxWidth: 1440,
            '&:focus': { outline: 'none' },
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

interface SidebarProps {
  label: string;
  rail: boolean;
  head: ReactNode;
  children: ReactNode;
}

function Sidebar({ label, rail, head, children }: SidebarProps) {
  return (
    <Box
      component="aside"
      aria-label={label}
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        p: space(0, 1.5, 1.5),
        bgcolor: 'roles.side',
        borderRight: '1px solid',
        borderColor: 'roles.line',
      }}
    >
      <Box
        sx={{
          flex: 'none',
          minHeight: 64,
          display: 'grid',
          alignContent: 'center',
          px: rail ? 0 : 1,
          justifyItems: rail ? 'center' : 'start',
        }}
      >
        {head}
      </Box>
      {children}
    </Box>
  );
}

function Tag({ text }: { text: string }) {
  return (
    <Text
      component="span"
      variant="caption"
      quiet
      sx={{
        ml: 'auto',
        px: 1,
        border: '1px solid',
        borderColor: 'roles.buttonLine',
        borderRadius: '999px',
        lineHeight: '1.25rem',
      }}
    >
      {text}
    </Text>
  );
}
