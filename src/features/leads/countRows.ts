const QUOTE = 34;
const LINE_END = 10;

/** Counts the rows of a CSV file chunk by chunk; a line break inside quotes does not end a row. */
export const countRows = () => {
  let quoted = false;
  let rows = 0;
  return (piece: Uint8Array): number => {
    for (const byte of piece) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === LINE_END && !quoted) rows += 1;
    }
    return rows;
  };
};
