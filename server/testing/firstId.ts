/** The id of the only inserted row; throws if there is none. */
export const firstId = ([row]: readonly { readonly id: number }[]): number => {
  if (!row) throw new Error('Nothing was inserted');
  return row.id;
};
