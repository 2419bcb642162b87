/** The column of a row's actions: the last one, which can be neither hidden nor sorted by. */
export const actionsColumn = {
  field: 'actions',
  headerName: 'Actions',
  headerAlign: 'right',
  align: 'right',
  sortable: false,
  hideable: false,
} as const;
