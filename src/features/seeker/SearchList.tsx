import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SavedSearch } from '#contract/seeker.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { cards } from './cardStyles.ts';
import { SearchCard } from './SearchCard.tsx';
import { useChooseAlert, useForgetSearch, useLookAtSearch } from './searchQueries.ts';
import { useFocusNext } from './useFocusNext.ts';

interface SearchListProps {
  searches: readonly SavedSearch[];
  /** Returns a search's criteria in words. */
  wordsOf: (query: string) => string;
}

/** The saved searches as cards. An alert choice is saved at once; removing a search needs confirmation. */
export function SearchList({ searches, wordsOf }: SearchListProps) {
  const { mutate: choose } = useChooseAlert();
  const { mutate: lookAt } = useLookAtSearch();
  const { mutate: forget, isPending, error, reset } = useForgetSearch();
  const [removing, setRemoving] = useState<{ search: SavedSearch; open: boolean }>();
  const { list, note } = useFocusNext(searches.length, removing?.open);
  const close = () => setRemoving((before) => before && { ...before, open: false });
  const remove = ({ id }: SavedSearch) => {
    note(searches.findIndex((one) => one.id === id));
    // Close the dialog while the card still exists: it first returns the focus to the card's button.
    forget(id, { onSuccess: close });
  };
  return (
    <>
      <Box component="ul" ref={list} sx={cards}>
        {searches.map((search) => (
          <li key={search.id}>
            <SearchCard
              search={search}
              words={wordsOf(search.query)}
              onChoose={(alert) => choose({ id: search.id, alert })}
              onLook={() => lookAt(search.id)}
              onRemove={() => {
                reset();
                setRemoving({ search, open: true });
              }}
            />
          </li>
        ))}
      </Box>
      {removing ? (
        <ConfirmDialog
          open={removing.open}
          title="Remove this search?"
          message={`“${removing.search.name}” and its alerts are deleted.`}
          confirmLabel="Remove"
          busyLabel="Removing…"
          danger
          busy={isPending}
          error={error ? messageOf(error, 'The search could not be removed') : undefined}
          onConfirm={() => remove(removing.search)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
