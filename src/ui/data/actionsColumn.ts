/** The column of what can be done with a row: the last one, which can be neither hidden nor sorted by. */
export const actionsColumn = {
  field: 'actions',
  headerName: 'Actions',
  headerAlign: 'right',
  align: 'right',
  sortable: false,
  hideable: false,
} as const;
