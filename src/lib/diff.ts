/** What of a form's fields differs from what they were: what nobody touched must not undo what somebody else wrote there. */
export const diff = <Fields extends object>(now: Fields, before: Fields): Partial<Fields> => {
  const former = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== former.get(name)),
  ) as Partial<Fields>;
};
