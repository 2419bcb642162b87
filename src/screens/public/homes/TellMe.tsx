import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { homesPath } from '#contract/homes/address.ts';
import type { AlertChoice } from '#contract/homes/choices.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomesFound } from '#contract/homes/schemas.ts';
import { loginTo, paths } from '#contract/paths.ts';
import { AlertRadios } from '#src/features/seeker/AlertRadios.tsx';
import { storeWanted, useSearchRefused, useSearchSaved, type WantedSearch } from '#src/features/seeker/wantedSearch.ts';
import { newKey } from '#src/lib/idempotencyKey.ts';
import { useSession } from '#src/lib/sessions.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { searchTitle } from './searchWords.ts';

interface TellMeProps {
  query: HomesQuery;
  meta: HomesFound['meta'];
  /** Opens the login page. */
  open?: (address: string) => void;
}

const assign = (address: string) => window.location.assign(address);

const FAILED = 'The search could not be saved. Check your connection and try again.';

// Its code includes the contract's schemas, so it is loaded on demand.
const save = async (search: WantedSearch): Promise<string | undefined> => {
  try {
    const { saveNow } = await import('#src/features/seeker/accountKeeping.ts');
    return await saveNow(search);
  } catch {
    return FAILED;
  }
};

/**
 * Saves a search, so that new homes are reported by mail. Without an account the search is kept in this browser, and is
 * saved once the visitor has logged in.
 */
export function TellMe({ query, meta, open = assign }: TellMeProps) {
  const user = useSession('user');
  const [alert, setAlert] = useState<AlertChoice>('daily');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const address = homesPath({ ...query, page: 1, sort: 'newest' });
  const asked = address.split('?')[1] ?? '';
  const saved = useSearchSaved(asked);
  const refused = useSearchRefused(asked);
  const title = searchTitle(query, meta).replaceAll('\u00a0', ' ');
  const name = (meta.text ? `${title}: “${meta.text}”` : title).slice(0, 120);
  const press = async () => {
    const search = { name, query: asked, alert, key: newKey() };
    if (!user) {
      storeWanted(search);
      return open(loginTo(address));
    }
    setBusy(true);
    setFailure(await save(search));
    setBusy(false);
  };
  return (
    <Box
      component="section"
      aria-label="Be told"
      sx={{
        width: '100%',
        p: 3,
        borderRadius: '14px',
        bgcolor: 'tones.peacock.tint',
        // It does nothing without scripts.
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Text variant="h4">Be told when another one comes up</Text>
      <Text component="div" role="status" variant="body1" sx={{ mt: 0.5 }}>
        {saved ? (
          <>
            Saved: {name}. You find it in <Link to={`${paths.account}#searches`}>your account</Link>.
          </>
        ) : null}
      </Text>
      {saved ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(1, 3) }}>
          <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
            <AlertRadios of={name} value={alert} onChoose={setAlert} />
          </Box>
          <BusyButton
            variant="contained"
            busy={busy}
            busyText="Saving"
            onClick={() => void press()}
            size="large"
            sx={{ mb: 0.5, width: { xs: '100%', sm: 'auto' } }}
          >
            Save this search
          </BusyButton>
        </Box>
      )}
      {failure || refused ? (
        <Text role="alert" variant="body1" sx={{ mt: 1, color: 'error.main' }}>
          {failure || refused}
        </Text>
      ) : null}
      {user || saved ? null : (
        <Text variant="body1" quiet sx={{ mt: 1 }}>
          You log in or sign up next; the search is kept.
        </Text>
      )}
    </Box>
  );
}
