import { mediaCategories } from '#contract/properties/choices.ts';

const reworded = (form: FormData, word: string): FormData => {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  if (copy.has('full_name')) copy.set('full_name', word);
  if (copy.has('email')) copy.set('email', `${word}@test.example`);
  if (copy.has('category')) copy.set('category', mediaCategories.values[word === 'first' ? 0 : 1] ?? '');
  if (copy.has('duplicates')) copy.set('duplicates', word === 'first' ? 'skip' : 'add');
  return copy;
};

/** The body of a call with other words, so that it is a different call. */
export const renamed = (name: string, body: unknown, word: string): unknown =>
  body instanceof FormData
    ? reworded(body, word)
    : {
        ...Object(body),
        full_name: word,
        name: word,
        email: `${word}-${name}@test.example`,
        basic: { title: word },
        text: word,
        url: word === 'first' ? 'dQw4w9WgXcQ' : 'jNQXAC9IVRw',
      };
