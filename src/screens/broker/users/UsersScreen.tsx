import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BrokerUser } from '#contract/users.ts';
import { QuotaNotice } from '#src/features/quotas/QuotaNotice.tsx';
import { useUsers } from '#src/features/users/queries.ts';
import { UserCard } from '#src/features/users/UserCard.tsx';
import { UserForm } from '#src/features/users/UserForm.tsx';
import { userColumns } from '#src/features/users/userColumns.tsx';
import { useRecordForms } from '#src/lib/useRecordForms.ts';
import { useTableState } from '#src/lib/useTableState.ts';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { tableProps } from '#src/ui/data/tableProps.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { ListSearch } from '#src/ui/inputs/ListSearch.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

const hideableColumns = ['id'];

/** The broker's own users: find, add, edit, activate and deactivate (specification 000, section 2). */
export function UsersScreen() {
  const [table, change] = useTableState();
  const { add, edit, forms } = useRecordForms<BrokerUser>('User', useSnackbar(), useAddRequest());
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const users = useUsers(table);
  const columns = useMemo(() => userColumns(edit), [edit]);
  return (
    <>
      <PageHeader
        title="Users"
        purpose="The people who can sign in: add, edit or deactivate an account"
        actions={
          <Button variant="contained" onClick={add}>
            + Add User
          </Button>
        }
      />
      <QuotaNotice of={['users']} />
      <DataTable
        label="Users"
        columns={columns}
        {...tableProps(table, change, users, 'Failed to load users', ['q'])}
        emptyText="No users found"
        emptyHint={
          table.q
            ? `No name, email or phone matches “${table.q}”. Check the spelling or show everyone.`
            : 'Add the first one: they can sign in at once.'
        }
        emptyDrawing="homes"
        hideableColumns={hideableColumns}
        cardHeight={107}
        renderCard={(user) => <UserCard user={user} onEdit={edit} />}
        toolbar={
          <ListSearch
            label="Search users"
            placeholder={phone ? 'Name, email or phone' : 'Search by name, email or phone'}
            {...{ table, change }}
            sx={{ maxWidth: { lg: 280 } }}
          />
        }
      />
      {forms.map(({ key, row, ...form }) => (
        <UserForm key={key} user={row} {...form} />
      ))}
    </>
  );
}

// A link on another page may open the Add User form (`state.add`). The state is cleared, so that a reload does not.
function useAddRequest() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const requested = typeof state === 'object' && state !== null && 'add' in state;
  useEffect(() => {
    if (requested) navigate({ search }, { replace: true, state: null });
  }, [requested, search, navigate]);
  return requested;
}
