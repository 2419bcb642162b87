import { type WrittenKind, writtenKinds } from '#contract/leads/work.ts';
import { draftOwnerOf } from '#src/lib/formDraft.ts';
import type { LeadApi } from '../leadApi.ts';

// What is typed on a lead's timeline is kept in this browser until it is saved, by account, lead and kind.

/** The key of a draft. */
export const noteKey = (api: LeadApi, id: number, kind: WrittenKind): string =>
  `nivaas.note.${draftOwnerOf(api.role) ?? api.role}.${id}.${kind}`;

/** Reads a draft; empty if there is none. */
export const readNote = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** Stores a draft, or removes it if empty; returns whether one is stored. */
export const storeNote = (key: string, text: string): boolean => {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return text !== '';
  } catch {
    return false;
  }
};

/** Moves a lead's drafts to the lead it was merged into, below the text typed there. */
export const moveNotes = (api: LeadApi, from: number, to: number): void => {
  for (const kind of writtenKinds.values) {
    const moved = readNote(noteKey(api, from, kind));
    if (!moved) continue;
    const text = [readNote(noteKey(api, to, kind)), moved].filter(Boolean).join('\n');
    // If the browser's storage is full, the draft stays where it is.
    if (storeNote(noteKey(api, to, kind), text)) storeNote(noteKey(api, from, kind), '');
  }
};
