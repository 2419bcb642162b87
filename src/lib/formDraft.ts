import type { Role } from '#contract/endpoint.ts';
import { readSession } from './sessions.ts';

/** Identifies a form: `{role: 'broker', name: 'lead 12'}`. */
export interface FormName {
  role: Role;
  /** Stable for a record, and unique among the role's forms. */
  name: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Identifies the signed-in person, so that a draft is restored only for them; undefined without a session. */
export const draftOwnerOf = (role: Role): string | undefined => {
  const session = readSession(role);
  // Not the id: right after a sign-in the profile may not be known yet.
  return session ? `${role} ${session.email.toLowerCase()}` : undefined;
};

const keyOf = (owner: string, { name }: FormName) => `nivaas.typed.${owner}.${name}`;

// Passwords are not stored; files cannot be stored as text.
const isStorable = ([name, value]: readonly [string, unknown]) =>
  !/password/i.test(name) &&
  (Array.isArray(value)
    ? !value.some((one) => one instanceof File)
    : ['string', 'number', 'boolean'].includes(typeof value));

/** Stores the input of a form when its page or session ends; only the same person in this tab can restore it. */
export const storeFormDraft = (owner: string, form: FormName, values: Values): void => {
  const fields = Object.entries(values).filter(isStorable);
  if (fields.length === 0) return;
  try {
    sessionStorage.setItem(keyOf(owner, form), JSON.stringify(Object.fromEntries(fields)));
  } catch {
    // Storage is full or refused: the draft is lost.
  }
};

/** Returns and removes the stored draft of a form for the signed-in person. */
export const takeFormDraft = (form: FormName): Values | undefined => {
  const owner = draftOwnerOf(form.role);
  if (!owner) return undefined;
  try {
    const text = sessionStorage.getItem(keyOf(owner, form));
    sessionStorage.removeItem(keyOf(owner, form));
    const draft: unknown = text === null ? undefined : JSON.parse(text);
    return typeof draft === 'object' && draft !== null ? { ...draft } : undefined;
  } catch {
    return undefined;
  }
};
