import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  ArrowUpRight,
  BadgeCheck,
  CirclePlay,
  Copy,
  EllipsisVertical,
  type LucideIcon,
  Pause,
  RotateCcw,
  Send,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type BrokerStep, isEditable, listingStatuses, nextSteps } from '#contract/properties/life.ts';
import type { ListingRow } from '#contract/properties/schemas.ts';
import { listingTitle } from '#contract/rules/listing.ts';
import { enquiryWords, priceWords } from '#src/features/properties/propertyWords.ts';
import { useMenu } from '#src/lib/useMenu.ts';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { stepLabel } from './stepWords.ts';

interface PropertyMenuProps {
  row: ListingRow;
  /** Its page on the broker's site, if there is one. */
  sitePage: string | undefined;
  onStep: (step: BrokerStep) => void;
  onDuplicate: () => void;
}

const icons: Readonly<Record<BrokerStep, LucideIcon>> = {
  live: CirclePlay,
  paused: Pause,
  sold: BadgeCheck,
  archived: Trash2,
  in_review: Send,
};

const itemLook = {
  minHeight: { xs: 48, sm: 40 },
  '& svg': { flex: 'none', color: 'roles.slate' },
} as const;
const dangerLook = { ...itemLook, color: 'tones.error.text', '& svg': { flex: 'none' } } as const;

/** What can be done with a home besides viewing and editing it: a menu, on a phone a sheet that the home heads. */
export function PropertyMenu(props: PropertyMenuProps) {
  const { row } = props;
  const title = listingTitle(row);
  const { button, menu, close } = useMenu(`More for ${title}`);
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  // A home that is deleted, or paused while only live ones are listed, takes its button with it.
  const place = useFocusNearby();
  const items = itemsOf(props, close);
  // A removed home has none.
  if (items.length === 0) return null;
  return (
    <>
      <div ref={place}>
        <IconButton
          size="small"
          {...button}
          aria-haspopup={phone ? 'dialog' : 'menu'}
          aria-label={`More for ${title}`}
          sx={{
            border: '1px solid',
            borderColor: 'roles.buttonLine',
            color: 'roles.ink',
            boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
          }}
        >
          <EllipsisVertical size={16} />
        </IconButton>
      </div>
      {phone ? (
        <ResponsiveDialog
          open={menu.open}
          title={title}
          line={`${priceWords(row.expected_price)} · ${listingStatuses.labels[row.status]}, ${enquiryWords(row.enquiries)}`}
          onClose={close}
        >
          <MenuList autoFocusItem={menu.open} aria-label={`More for ${title}`} sx={{ p: 0, mx: '-8px' }}>
            {items}
          </MenuList>
        </ResponsiveDialog>
      ) : (
        <Menu
          {...menu}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ ...menu.slotProps, paper: { sx: { width: 208, mt: '4px' } } }}
        >
          {items}
        </Menu>
      )}
    </>
  );
}

function itemsOf({ row, sitePage, onStep, onDuplicate }: PropertyMenuProps, close: () => void): ReactNode[] {
  const steps = nextSteps(row.status, false);
  const act = (action: () => void) => () => {
    close();
    action();
  };
  const item = (step: BrokerStep) => {
    const Icon = row.status === 'archived' ? RotateCcw : icons[step];
    return (
      <MenuItem key={step} onClick={act(() => onStep(step))} sx={step === 'archived' ? dangerLook : itemLook}>
        <Icon size={16} aria-hidden />
        {stepLabel(row.status, step)}
      </MenuItem>
    );
  };
  return [
    row.status === 'live' && sitePage ? (
      <MenuItem
        key="site"
        component="a"
        href={sitePage}
        target="_blank"
        rel="noopener"
        onClick={close}
        aria-label="View on site, opens in a new tab"
        sx={itemLook}
      >
        <ArrowUpRight size={16} aria-hidden />
        View on site
      </MenuItem>
    ) : null,
    ...steps.filter((step) => step !== 'archived').map(item),
    isEditable(row.status) ? (
      <MenuItem key="duplicate" onClick={act(onDuplicate)} sx={itemLook}>
        <Copy size={16} aria-hidden />
        Duplicate
      </MenuItem>
    ) : null,
    ...(steps.includes('archived') ? [<Divider key="rule" component="li" />, item('archived')] : []),
  ].filter(Boolean);
}
