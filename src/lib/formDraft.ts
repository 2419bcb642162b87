import type { Role } from '#contract/endpoint.ts';
import { readSession } from './sessions.ts';

/** A form of an area: `{role: 'broker', name: 'lead 12'}`. */
export interface FormName {
  role: Role;
  /** Stable for a record, and unique among the forms of the area. */
  name: string;
}

type Typed = Readonly<Record<string, unknown>>;

/** Identifies the signed-in person, to whom alone a draft may be restored; undefined without a session. */
export const draftOwnerOf = (role: Role): string | undefined => {
  const session = readSession(role);
  return session ? `${role} ${session.profile?.id ?? session.email}` : undefined;
};

const keyOf = (typist: string, { name }: FormName) => `nivaas.typed.${typist}.${name}`;

// Passwords are not stored; files cannot be stored as text.
const isKept = ([name, value]: readonly [string, unknown]) =>
  !/password/i.test(name) && ['string', 'number', 'boolean'].includes(typeof value);

/** Stores the input of a form whose session ended, for this tab and the same person. */
export const keepFormDraft = (typist: string, form: FormName, typed: Typed): void => {
  const kept = Object.entries(typed).filter(isKept);
  if (kept.length === 0) return;
  try {
    sessionStorage.setItem(keyOf(typist, form), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or refused: the draft is lost.
  }
};

/** Returns and removes the stored draft of a form for the signed-in person. */
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
