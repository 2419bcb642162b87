import type { Role } from '#contract/endpoint.ts';
import { readSession } from './sessions.ts';

/** One of the forms of an area: `{role: 'broker', name: 'lead 12'}`. */
export interface FormName {
  role: Role;
  /** The same for the same record each time; different for every other form of the area. */
  name: string;
}

type Typed = Readonly<Record<string, unknown>>;

/** Who is signed in, as far as a form's text may be given back to nobody else; undefined for nobody. */
export const draftOwnerOf = (role: Role): string | undefined => {
  const session = readSession(role);
  return session ? `${role} ${session.profile?.id ?? session.email}` : undefined;
};

const keyOf = (typist: string, { name }: FormName) => `nivaas.typed.${typist}.${name}`;

// A password is typed anew; a file cannot be kept as text.
const isKept = ([name, value]: readonly [string, unknown]) =>
  !/password/i.test(name) && ['string', 'number', 'boolean'].includes(typeof value);

/** Keeps what stood in a form whose session ended under it: for this tab, and for the same person. */
export const keepFormDraft = (typist: string, form: FormName, typed: Typed): void => {
  const kept = Object.entries(typed).filter(isKept);
  if (kept.length === 0) return;
  try {
    sessionStorage.setItem(keyOf(typist, form), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or refused: there is nowhere to keep it.
  }
};

/** What was kept of a form for who is signed in now; once. */
export const takeFormDraft = (form: FormName): Typed | undefined => {
  const typist = draftOwnerOf(form.role);
  if (!typist) return undefined;
  try {
    const text = sessionStorage.getItem(keyOf(typist, form));
    sessionStorage.removeItem(keyOf(typist, form));
    const typed: unknown = text === null ? undefined : JSON.parse(text);
    return typeof typed === 'object' && typed !== null ? { ...typed } : undefined;
  } catch {
    return undefined;
  }
};
