import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchTabs } from '#src/features/showcase/SearchTabs.tsx';
import type { SearchTab } from '#src/features/showcase/searchTabList.ts';
import preview from '#storybook/preview.tsx';

function Tabs() {
  const [tab, setTab] = useState<SearchTab>('Buy');
  return (
    <>
      <SearchTabs panel="panel" chosen={tab} onChoose={setTab} />
      <div id="panel" role="tabpanel" aria-label={tab} />
    </>
  );
}

const meta = preview.meta({
  component: SearchTabs,
  args: { panel: 'panel', chosen: 'Buy' as const, onChoose: fn() },
  render: () => <Tabs />,
});

/** Arrow keys, Home and End move between the tabs, wrapping at the ends. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chosen = (name: string) => expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await chosen('Dealers');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await chosen('Rent / PG');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Dealers' })).toHaveFocus();
  },
});
