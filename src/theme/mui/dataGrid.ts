import type { SxProps, Theme } from '@mui/material/styles';
import { lowWindow } from '../controls.ts';
import { rem } from '../rem.ts';

/**
 * The Data Grid's look as its `sx`: a head of 40 px, light lines between rows, no vertical lines, the first column at
 * 20 px. Not in the theme, because every page loads that.
 */
export const dataGridStyles = ((theme: Theme) => ({
  '--DataGrid-t-color-border-base': theme.vars?.palette.roles.lineSoft,
  '--DataGrid-t-header-background-base': theme.vars?.palette.roles.subtle,
  '--DataGrid-t-color-background-base': theme.vars?.palette.roles.paper,
  '--DataGrid-rowBorderColor': theme.vars?.palette.roles.lineSoft,
  border: 0,
  borderRadius: 0,
  fontSize: rem(14),
  lineHeight: rem(20),
  // The head sticks below the page's header; only a table that is too wide scrolls itself, with its head.
  '&:not(:has(.MuiDataGrid-scrollbar--horizontal))': {
    overflow: 'visible',
    '& .MuiDataGrid-main, & .MuiDataGrid-mainContent': { overflow: 'visible' },
    // The grid sets its own value inline.
    '& .MuiDataGrid-virtualScroller': { overflow: 'visible !important' },
    '& .MuiDataGrid-topContainer': { top: 64, [lowWindow]: { top: 0 } },
  },
  '& .MuiDataGrid-columnHeader': { padding: '0 12px' },
  '& .MuiDataGrid-columnHeaderTitle': {
    fontSize: rem(12),
    lineHeight: rem(16),
    fontWeight: 600,
    color: theme.vars?.palette.roles.slate,
  },
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler': {
    backgroundColor: theme.vars?.palette.roles.subtle,
  },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-cell': { padding: '0 12px' },
  // Plain text is not a flex item, so that it can end in an ellipsis.
  '& .MuiDataGrid-cell:has(> *)': { display: 'flex', alignItems: 'center' },
  // The empty cell fills the row; padding would make every row wider than the table.
  '& .MuiDataGrid-cellEmpty': { padding: 0 },
  '& [aria-colindex="1"].MuiDataGrid-columnHeader, & [aria-colindex="1"].MuiDataGrid-cell': { paddingLeft: 2.5 },
  '& .MuiDataGrid-columnHeaderCheckbox.MuiDataGrid-columnHeader, & .MuiDataGrid-cellCheckbox.MuiDataGrid-cell': {
    padding: '0 0 0 8px',
  },
  '& .MuiDataGrid-columnHeader--last, & .MuiDataGrid-row > [role="gridcell"]:nth-last-of-type(2)': {
    paddingRight: 2,
  },
  // Aligned with the text of the row's actions, not with their buttons.
  '& .MuiDataGrid-columnHeader[data-field="actions"]': { paddingRight: '25px' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: `2px solid ${theme.vars?.palette.roles.focus}`,
    outlineOffset: -2,
  },
  '& .MuiDataGrid-row:hover': { backgroundColor: theme.vars?.palette.roles.hover },
  '& .MuiDataGrid-row:hover .row-action, & .row-action:focus-visible': {
    backgroundColor: theme.vars?.palette.roles.paper,
    borderColor: theme.vars?.palette.roles.buttonLine,
    boxShadow: theme.vars?.palette.roles.shadow1,
  },
  '& .MuiDataGrid-sortButton, & .MuiDataGrid-sortButton:hover': {
    width: 22,
    height: 22,
    marginLeft: 0.25,
    backgroundColor: 'transparent !important',
    color: theme.vars?.palette.roles.ink,
  },
})) satisfies SxProps<Theme>;
