import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BrokerUser } from '#contract/users.ts';
import { useUsers } from '#src/features/users/queries.ts';
import { UserCard } from '#src/features/users/UserCard.tsx';
import { UserForm } from '#src/features/users/UserForm.tsx';
import { userColumns } from '#src/features/users/userColumns.tsx';
import { useKeptForms } from '#src/lib/useKeptForms.ts';
import { useTableState } from '#src/lib/useTableState.ts';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { tableProps } from '#src/ui/data/tableProps.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { DebouncedSearch } from '#src/ui/inputs/DebouncedSearch.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

/** The broker's own users: find, add, edit, let in and out (specification 000, section 2). */
export function UsersScreen() {
  const [table, change] = useTableState();
  const [adding, setAdding] = useAsked();
  const edited = useKeptForms<BrokerUser>();
  const say = useSnackbar();
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const users = useUsers(table);
  const { open } = edited;
  const columns = useMemo(() => userColumns(open), [open]);
  const settle = useCallback((q: string) => change({ q }), [change]);
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      + Add User
    </Button>
  );
  return (
    <>
      <PageHeader title="Users" purpose="The people you let in: add, edit or close an account" actions={add} />
      <DataTable
        label="Users"
        columns={columns}
        {...tableProps(table, change, users, 'Failed to load users')}
        emptyText="No users found"
        emptyHint={
          table.q
            ? `No name, email or phone matches “${table.q}”. Check the spelling or show everyone.`
            : 'Add the first one: they can sign in at once.'
        }
        emptyDrawing={table.q ? 'results' : 'homes'}
        emptyAction={table.q ? <Button onClick={() => change({ q: '' })}>Clear search</Button> : undefined}
        renderCard={(user) => <UserCard user={user} onEdit={open} />}
        toolbar={
          <Box sx={{ flex: { xs: '1 1 0', sm: '0 1 280px' }, minWidth: 0 }}>
            <DebouncedSearch
              label="Search users"
              placeholder={phone ? 'Name, email or phone' : 'Search by name, email or phone'}
              value={table.q}
              onSettle={settle}
            />
          </Box>
        }
      />
      <UserForm
        open={adding}
        user={null}
        onClose={() => setAdding(false)}
        onSaved={() => {
          setAdding(false);
          say('User added');
        }}
      />
      {edited.rows.map((user) => (
        <UserForm
          key={user.id}
          open={user.id === edited.openId}
          user={user}
          onClose={edited.close}
          onSaved={(saved) => {
            edited.saved(saved);
            say('User saved');
          }}
        />
      ))}
    </>
  );
}

// Whoever pressed Add User on another page finds the form open; a reload does not open it again.
function useAsked() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const asked = typeof state === 'object' && state !== null && 'add' in state;
  const adding = useState(asked);
  useEffect(() => {
    if (asked) navigate({ search }, { replace: true, state: null });
  }, [asked, search, navigate]);
  return adding;
}
