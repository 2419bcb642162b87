/** A screen of the specification. */
export interface SpecifiedScreen {
  /** The specification's name for it. */
  readonly name: string;
  /** The document and section that specify it. */
  readonly specification: string;
  /** Its path; absent for parts that are on every page. */
  readonly route?: string;
  /** The file with the stories of its states, below `stories/` and without its extension. */
  readonly stories: string;
  /** The files, written alike, of its parts that have states of their own. */
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
