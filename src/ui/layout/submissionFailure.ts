/** What a failed submit can tell a form: a message for all of it, and messages by field. */
export interface SubmissionFailure {
  message: string;
  errors: Record<string, string>;
}

/** Reads a thrown value as a form's failure; an error without words becomes 'Action failed'. */
export function submissionFailure(thrown: unknown): SubmissionFailure {
  const message = thrown instanceof Error && thrown.message ? thrown.message : 'Action failed';
  const errors: Record<string, string> = {};
  if (thrown && typeof thrown === 'object' && 'errors' in thrown) {
    const given = thrown.errors;
    if (given && typeof given === 'object') {
      for (const [name, text] of Object.entries(given)) if (typeof text === 'string') errors[name] = text;
    }
  }
  return { message, errors };
}
