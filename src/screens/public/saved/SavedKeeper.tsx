import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { loginTo, paths } from '#contract/paths.ts';
import { forgetHomes, useSavedHomes } from '#src/features/homes/savedHomes.ts';
import { useSession } from '#src/lib/sessions.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

interface SavedKeeperProps {
  /** The ids in the address; undefined for an address without any. */
  ids: readonly number[] | undefined;
  /** Those that are no longer for sale. */
  gone: readonly number[];
  /** Opens an address in place of the current one. */
  open?: (address: string) => void;
}

const replace = (address: string) => window.location.replace(address);

/**
 * Puts the homes that the browser has saved into the address, says where they are kept, and offers to forget those that
 * are gone.
 */
export function SavedKeeper({ ids, gone, open = replace }: SavedKeeperProps) {
  const saved = useSavedHomes();
  const wanted = saved.toReversed().join(',');
  useEffect(() => {
    if (!ids && wanted) open(`${paths.saved}?ids=${wanted}`);
  }, [ids, wanted, open]);
  const user = useSession('user');
  const kept = gone.filter((id) => saved.includes(id));
  return (
    <>
      <Text variant="copy" quiet sx={{ minHeight: { xs: 72, sm: 44 }, '& a': { color: 'roles.primary' } }}>
        {user ? (
          <>
            Kept in <Link to={paths.account}>your account</Link>, where you see what changed.
          </>
        ) : (
          <>
            Saved on this device. <Link to={loginTo(paths.account)}>Log in or sign up</Link> to keep them everywhere,
            and to be told when a price falls.
          </>
        )}
      </Text>
      {kept.length > 0 ? (
        <Row
          role="status"
          gap={space(1, 2)}
          wrap
          sx={{ mt: 2, p: space(1.5, 2), borderRadius: '8px', bgcolor: 'tones.marigold.tint' }}
        >
          {kept.length === 1 ? 'One of them is' : `${kept.length} of them are`} no longer for sale.
          <Button onClick={() => forgetHomes(kept)}>Forget {kept.length === 1 ? 'it' : 'them'}</Button>
        </Row>
      ) : null}
    </>
  );
}
