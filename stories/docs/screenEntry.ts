/** A screen of the specification. */
export interface SpecifiedScreen {
  /** As the specification calls it. */
  readonly name: string;
  /** The document and its section. */
  readonly specification: string;
  /** Its path; none for parts of every page. */
  readonly route?: string;
  /** The file of its stories, below `stories/` and without its ending: its states. */
  readonly stories: string;
  /** The same of its parts that have states of their own. */
  readonly parts: readonly string[];
}

/** `parts` lists a folder (`.` is the one of `stories`) and the names in it: 'features/users UserForm UserCard'. */
export const screen = (name: string, specification: string, stories: string, route?: string, ...parts: string[]) => ({
  name,
  specification,
  ...(route ? { route } : {}),
  stories,
  parts: parts.flatMap((part) => {
    const [folder = '', ...names] = part.split(' ');
    return names.map((one) => `${folder === '.' ? stories.slice(0, stories.lastIndexOf('/')) : folder}/${one}`);
  }),
});
