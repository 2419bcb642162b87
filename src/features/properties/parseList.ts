const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** A list of texts that may arrive as a JSON string; anything that is not a list is empty (specification 001, section 3). */
export const parseList = (value: unknown): string[] => {
  if (typeof value !== 'string') return texts(value);
  try {
    return texts(JSON.parse(value));
  } catch {
    return [];
  }
};
