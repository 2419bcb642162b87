import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Bookmark, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { object } from 'yup';
import { addLeadView, type LeadView } from '#contract/leads/tools.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { menuItemRadio, useMenu } from '#src/lib/useMenu.ts';
import { hiddenColumnsOf, hideColumns } from '#src/ui/data/useTablePreferences.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { useRemoveView, useSaveView, useViews } from './viewQueries.ts';
import { readView, viewQueryOf } from './viewQuery.ts';

const rules = object({ name: addLeadView.body.fields.name });

interface SavedViewsProps {
  /** The name of the table whose hidden columns belong to a view. */
  table: string;
  /** Called when a view was opened, so that the table re-reads its columns. */
  onOpen: () => void;
}

/** The broker's saved CRM views (named filters, order and columns): opens, saves and removes them. */
export function SavedViews({ table, onOpen }: SavedViewsProps) {
  const [params, setParams] = useSearchParams();
  const [naming, setNaming] = useState(false);
  const say = useSnackbar();
  const views = useViews();
  const { mutate: remove } = useRemoveView();
  const { button, menu, close } = useMenu('Saved views');
  const rows = views.data?.data ?? [];
  const now = () => viewQueryOf(params, hiddenColumnsOf(table));
  const current = rows.find(({ query }) => {
    const { address, hidden } = readView(query);
    return viewQueryOf(address, hidden) === now();
  });
  const open = ({ query }: LeadView) => {
    const { address, hidden } = readView(query);
    close();
    hideColumns(table, hidden);
    setParams(address);
    onOpen();
  };
  const drop = ({ id, name }: LeadView) => {
    close();
    remove(id, {
      onSuccess: () => say(`The view ${name} is removed`),
      onError: (error) => say(messageOf(error, 'The view could not be removed'), { failed: true }),
    });
  };
  const add = () => {
    close();
    setNaming(true);
  };
  return (
    <>
      <Button
        {...button}
        aria-label={current ? `Saved views, ${current.name}` : 'Saved views'}
        startIcon={<Bookmark size={16} />}
        endIcon={<ChevronDown size={16} />}
        sx={opener}
      >
        <Box component="span" sx={{ flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {current?.name ?? 'Saved views'}
        </Box>
      </Button>
      <Menu {...menu}>
        {views.isError ? (
          <MenuItem onClick={() => void views.refetch()}>Failed to load views. Try again</MenuItem>
        ) : null}
        {rows.map((view) => (
          <MenuItem key={view.id} {...menuItemRadio(view === current, () => open(view))} sx={item}>
            {view.name}
          </MenuItem>
        ))}
        {rows.length > 0 ? <Divider component="li" /> : null}
        {current ? (
          <MenuItem onClick={() => drop(current)} sx={item}>
            <Trash2 size={16} aria-hidden /> Remove “{current.name}”
          </MenuItem>
        ) : (
          <MenuItem onClick={add} sx={item}>
            <Plus size={16} aria-hidden /> Save this view
          </MenuItem>
        )}
      </Menu>
      <NameDialog open={naming} queryOf={now} onClose={() => setNaming(false)} />
    </>
  );
}

interface NameDialogProps {
  open: boolean;
  /** The query of the view as it is now. */
  queryOf: () => string;
  onClose: () => void;
}

function NameDialog({ open, queryOf, onClose }: NameDialogProps) {
  const save = useSaveView();
  const say = useSnackbar();
  return (
    <FormDialog
      open={open}
      title="Save this view"
      line="The search, filters, order and columns under a name."
      initialValues={{ name: '' }}
      validationSchema={rules}
      onSubmit={async ({ name }) => {
        const view = await save.mutateAsync({ name: name.trim(), query: queryOf() });
        onClose();
        say(`The view ${view.name} is saved`);
      }}
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <TextField name="name" label="Name" required autoComplete="off" maxLength={60} />
    </FormDialog>
  );
}

const item = { minHeight: { xs: 48, sm: 40 }, maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const opener = {
  flex: { xs: '1 1 40%', sm: '1 1 120px' },
  order: { sm: 1 },
  px: 1,
  // The same border as the selects beside it.
  borderColor: 'roles.control',
  fontWeight: 400,
  '& .MuiButton-startIcon': { display: 'none' },
  justifyContent: 'space-between',
  // The same size as the selects in its row.
  '@media (min-width: 1280px)': { flex: '1 0 132px', order: 0, maxWidth: 168 },
  // Beside the other filters, there is room for the icon only from this width.
  '@media (min-width: 1400px)': { '& .MuiButton-startIcon': { display: 'inherit' } },
} as const;
