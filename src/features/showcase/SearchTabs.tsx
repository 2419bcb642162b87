import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { controlHeight } from '#src/theme/controls.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { FADE, scrollFade } from '#src/ui/layout/scrollFade.ts';
import { type SearchTab, searchTabs } from './searchTabList.ts';

interface SearchTabsProps {
  /** The id of the panel that the tabs change. */
  panel: string;
  chosen: SearchTab;
  onChoose: (tab: SearchTab) => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The five tabs of the search; arrow keys move between them. On a phone they scroll sideways. */
export function SearchTabs({ panel, chosen, onChoose }: SearchTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // Not `scrollIntoView`, which would also scroll the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another tab
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected="true"]');
    if (!row || !tab) return;
    const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, box.right + FADE - frame.right) - Math.max(0, frame.left + FADE - box.left);
  }, [chosen]);
  const move = (event: KeyboardEvent) => {
    const at = searchTabs.findIndex(({ label }) => label === chosen);
    const to = steps[event.key]?.(at, searchTabs.length - 1) ?? -1;
    const tab = searchTabs[to];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.label);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <Box
      ref={list}
      role="tablist"
      aria-label="What are you looking for?"
      onKeyDown={move}
      sx={{
        display: 'flex',
        gap: 0.5,
        pl: { xs: 0.5, sm: 1.5 },
        pr: 5,
        pt: 0.5,
        overflowX: 'auto',
        ...scrollFade,
        borderBottom: '1px solid',
        borderColor: 'roles.line',
      }}
    >
      {searchTabs.map(({ label }) => {
        const here = label === chosen;
        return (
          <Box
            component="button"
            type="button"
            key={label}
            role="tab"
            aria-selected={here}
            aria-controls={panel}
            tabIndex={here ? 0 : -1}
            onClick={() => onChoose(label)}
            sx={{
              flex: 'none',
              height: controlHeight.large,
              px: { xs: 1.5, sm: 2 },
              border: 0,
              bgcolor: 'transparent',
              typography: 'label',
              fontWeight: 600,
              whiteSpace: 'nowrap',
              color: here ? 'roles.primary' : 'roles.slate',
              cursor: 'pointer',
              transition: 'color 120ms ease-out, box-shadow 120ms ease-out',
              boxShadow: (theme) => (here ? theme.vars?.palette.roles.hereRule : 'none'),
              '&:hover': { color: 'roles.primary' },
              '&:focus-visible': { outlineOffset: '-3px', borderRadius: '8px' },
              ...(here ? chosenInForcedColours : {}),
            }}
          >
            {label}
          </Box>
        );
      })}
    </Box>
  );
}
