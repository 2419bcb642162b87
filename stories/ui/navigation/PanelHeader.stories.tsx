import IconButton from '@mui/material/IconButton';
import { Bell, Menu } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Wordmark } from '#src/art/brand/Wordmark.tsx';
import { DebouncedSearch } from '#src/ui/inputs/DebouncedSearch.tsx';
import { PanelHeader } from '#src/ui/navigation/PanelHeader.tsx';
import { panelMenu, panelPerson } from '#stories/samples/panel.ts';
import preview from '#storybook/parts/preview.ts';

const search = fn();
const bell = (
  <IconButton aria-label="Notifications">
    <Bell size={20} />
  </IconButton>
);

const meta = preview.meta({
  component: PanelHeader,
  args: { phoneStart: null, person: panelPerson, menu: panelMenu },
});

export const SearchAndBell = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { header: <DebouncedSearch value="" onSettle={search} label="Search brokers" />, headerEnd: bell },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Search brokers' })).toHaveFocus();
    await userEvent.keyboard('asha{Enter}');
    await expect(search).toHaveBeenCalledWith('asha');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
  },
});

/** On a phone the menu button and the wordmark are at the left; there is no room for a search. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    phoneStart: (
      <>
        <IconButton aria-label="Open menu">
          <Menu size={20} />
        </IconButton>
        <Wordmark to="/" look="small" />
      </>
    ),
    header: <DebouncedSearch value="" onSettle={search} label="Search brokers" />,
    headerEnd: bell,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const order = [/^Open menu/, /^Nivaas/, /^Notifications/, /^Colour scheme/, /^Profile menu/];
    for (const name of order) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
