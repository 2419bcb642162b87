import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SavedHome } from '#contract/seeker.ts';
import { CompareBar } from '#src/features/homes/CompareBar.tsx';
import { noteSaved } from '#src/features/homes/savedHere.ts';
import { cards } from '#src/features/seeker/cardStyles.ts';
import { useForgetHome, useSaveAgain } from '#src/features/seeker/savedHomeQueries.ts';
import { useFocusNext } from '#src/features/seeker/useFocusNext.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { unlikeNeighbours } from '#src/ui/media/placeholderPicture.ts';
import { SavedHomeCard } from './SavedHomeCard.tsx';

/** How many homes a phone shows before "Show all". */
const FIRST = 3;

/** The saved homes as cards, and the bar that compares the chosen ones. Removing acts at once and can be undone. */
export function SavedHomeList({ homes }: { homes: readonly SavedHome[] }) {
  const [all, setAll] = useState(false);
  const { mutate: forget } = useForgetHome();
  const { mutate: saveAgain } = useSaveAgain();
  const say = useSnackbar();
  const { list, note } = useFocusNext(homes.length);
  const opened = useRef(false);
  // "Show all" disappears on click: the focus moves to the first home that it reveals.
  useLayoutEffect(() => {
    if (!all || opened.current) return;
    opened.current = true;
    list.current?.children[FIRST]?.querySelector<HTMLElement>('a[href]')?.focus();
  }, [all, list]);
  const remove = (home: SavedHome, index: number) => {
    note(index);
    forget(home);
    // Keeps the hearts elsewhere in this browser in step.
    noteSaved(home.id, false);
    const onAction = () => {
      noteSaved(home.id, true);
      saveAgain({ home, index });
    };
    say(`Removed: ${propertyTitle(home)}`, { action: { label: 'Undo', onAction } });
  };
  return (
    <div>
      <Box
        component="ul"
        ref={list}
        sx={{
          ...cards,
          ...(!all && { [`& > li:nth-of-type(n + ${FIRST + 1})`]: { display: { xs: 'none', sm: 'flex' } } }),
        }}
      >
        {unlikeNeighbours(homes).map((home, index) => (
          <li key={home.id}>
            <SavedHomeCard home={home} onRemove={() => remove(home, index)} />
          </li>
        ))}
      </Box>
      {!all && homes.length > FIRST ? (
        <Button
          onClick={() => setAll(true)}
          size="large"
          sx={{ display: { sm: 'none' }, width: '100%', mt: 2, typography: 'label' }}
        >
          Show all {homes.length}
        </Button>
      ) : null}
      <CompareBar homes={homes} />
    </div>
  );
}
