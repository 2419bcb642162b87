import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import type { Change } from './editChanges.ts';

interface ChangesDialogProps {
  open: boolean;
  changes: readonly Change[];
  onSave: () => void;
  onClose: () => void;
}

const countOf = (count: number) => (count === 1 ? 'One change' : `${count} changes`);

/** Lists what saving would change, before it is saved: each field with its old and its new value. */
export function ChangesDialog({ open, changes, onSave, onClose }: ChangesDialogProps) {
  return (
    <ResponsiveDialog
      open={open}
      title="What changed"
      line={countOf(changes.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button variant="contained" onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      <Box component="dl" sx={{ m: 0 }}>
        {changes.map(({ label, before, now }) => (
          <Box
            key={label}
            sx={{
              display: 'grid',
              gap: space(0.25, 2),
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '148px minmax(0, 1fr)' },
              py: 1.5,
              borderBottom: '1px solid',
              borderColor: 'roles.lineSoft',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Text component="dt" variant="label" quiet>
              {label}
            </Text>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {before === undefined ? null : (
                <Text quiet>
                  <Box component="span" sx={visuallyHidden}>
                    Before:{' '}
                  </Box>
                  {before ? <del>{before}</del> : 'Empty'}
                </Text>
              )}
              <Text sx={{ fontWeight: 500 }}>
                <Box component="span" sx={visuallyHidden}>
                  {before === undefined ? '' : 'Now: '}
                </Box>
                {now || 'Empty'}
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
    </ResponsiveDialog>
  );
}
