/** The fields that differ. Sending only these does not overwrite another user's changes to the others. */
export const diff = <Fields extends object>(now: Fields, before: Fields): Partial<Fields> => {
  const former = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== former.get(name)),
  ) as Partial<Fields>;
};
