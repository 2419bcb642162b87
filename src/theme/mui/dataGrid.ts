// Types only: the grid itself stays out of the first load.

import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

/** The table: head 40 on subtle, soft rules between rows, no vertical rules, the first column starting at 20. */
export const dataGridOverrides: Components<Theme> = {
  MuiDataGrid: {
    styleOverrides: {
      root: ({ theme }) => ({
        '--DataGrid-t-color-border-base': theme.vars?.palette.roles.lineSoft,
        '--DataGrid-t-header-background-base': theme.vars?.palette.roles.subtle,
        '--DataGrid-t-color-background-base': theme.vars?.palette.roles.paper,
        '--DataGrid-rowBorderColor': theme.vars?.palette.roles.lineSoft,
        border: 0,
        borderRadius: 0,
        fontSize: 14,
        lineHeight: '20px',
        // The head sticks below the page's header; only a table too wide for its place scrolls by itself, head and all.
        '&:not(:has(.MuiDataGrid-scrollbar--horizontal))': {
          overflow: 'visible',
          '& .MuiDataGrid-main, & .MuiDataGrid-mainContent': { overflow: 'visible' },
          // The grid writes its own into the element.
          '& .MuiDataGrid-virtualScroller': { overflow: 'visible !important' },
          '& .MuiDataGrid-topContainer': { top: 64 },
        },
        '& .MuiDataGrid-columnHeader': { padding: '0 12px' },
        '& .MuiDataGrid-columnHeaderTitle': {
          fontSize: 12,
          lineHeight: '16px',
          fontWeight: 600,
          color: theme.vars?.palette.roles.slate,
        },
        '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler': {
          backgroundColor: theme.vars?.palette.roles.subtle,
        },
        '& .MuiDataGrid-columnSeparator': { display: 'none' },
        '& .MuiDataGrid-cell': { padding: '0 12px' },
        // Plain text stays text, so that it ends in an ellipsis.
        '& .MuiDataGrid-cell:has(> *)': { display: 'flex', alignItems: 'center' },
        // It fills up a row; with a padding it would make every row wider than its table.
        '& .MuiDataGrid-cellEmpty': { padding: 0 },
        '& [aria-colindex="1"].MuiDataGrid-columnHeader, & [aria-colindex="1"].MuiDataGrid-cell': { paddingLeft: 20 },
        '& .MuiDataGrid-columnHeader--last, & .MuiDataGrid-row > [role="gridcell"]:nth-last-of-type(2)': {
          paddingRight: 16,
        },
        // Over the words of the row's actions, not over their buttons.
        '& .MuiDataGrid-columnHeader[data-field="actions"]': { paddingRight: 27 },
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
          marginLeft: 2,
          backgroundColor: 'transparent !important',
          color: theme.vars?.palette.roles.ink,
        },
      }),
    },
  },
};
