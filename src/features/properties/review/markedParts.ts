/** A part of a text, and whether it is marked. */
export interface TextPart {
  readonly from: number;
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits a text into parts; those within a span are marked. Overlapping spans become one mark; spans outside the text,
 * none.
 */
export const markedParts = (
  text: string,
  spans: readonly { readonly from?: number | undefined; readonly to?: number | undefined }[],
): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) parts.push({ from, text: text.slice(from, to), marked });
  };
  for (const { from = 0, to = 0 } of spans.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0))) {
    const [start, stop] = [Math.max(from, end), Math.min(to, text.length)];
    if (stop <= start) continue;
    add(end, start, false);
    add(start, stop, true);
    end = stop;
  }
  add(end, text.length, false);
  return parts;
};
