/**
 * What is to be taken, in groups that one page can show one after the other: the same scheme and size. The order within a
 * group is that of the stories, the same in every run.
 * @param stories `{ id, chromatic: { disableSnapshot?, modes }, sizes: { name: { width, height } }, own? }`; a story with
 *   a viewport of its `own` is taken in that one only, once a scheme.
 * @param {Set<string>} [only] the names of the pictures to be taken, if not all
 * @returns `{ scheme, size: { width, height }, pictures: { id, name }[] }[]`, the longest first
 */
export const groupsOf = (stories, only) => {
  const groups = new Map();
  for (const { id, chromatic, sizes, own } of stories) {
    if (chromatic.disableSnapshot) continue;
    const modes = Object.values(chromatic.modes ?? {});
    const taken = new Set();
    for (const { scheme, viewport } of modes) {
      const place = own ?? viewport;
      const size = sizes[place];
      const name = `${id}@${scheme}-${size.width}`;
      if (taken.has(name) || (only && !only.has(name))) continue;
      taken.add(name);
      const key = `${scheme} ${size.width} ${size.height}`;
      const group = groups.get(key) ?? { scheme, size, pictures: [] };
      group.pictures.push({ id, name });
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((one, other) => other.pictures.length - one.pictures.length);
};
