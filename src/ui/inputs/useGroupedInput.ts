import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretAt, grouped } from './grouping.ts';

/**
 * The props of an input that shows a number in Indian grouping while its form keeps the bare text. `clean` turns typed text
 * into bare text of at most `max` characters: a key beyond it is refused, a pasted text is cut. react-number-format would
 * refuse such a paste, leave leading zeros until blur, and read the point of a pasted 'sq.ft.' as a decimal one.
 */
export function useGroupedInput(
  value: string,
  setValue: (bare: string) => void,
  clean: (typed: string) => string,
  max = Number.POSITIVE_INFINITY,
) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ before: number; past: boolean }>();
  // The commas move as digits are typed: without this, the browser would put the caret at the end after every key.
  useLayoutEffect(() => {
    const element = inputRef.current;
    if (!caret || !element || element.ownerDocument.activeElement !== element) return;
    const at = caretAt(element.value, caret.before, caret.past);
    element.setSelectionRange(at, at);
  }, [caret]);
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const at = target.selectionStart ?? target.value.length;
    // A leading zero counts only while no digit follows it.
    const rest = at < target.value.length ? '1' : '';
    const before = clean(target.value.slice(0, at) + rest).length - rest.length;
    // Delete in front of a comma steps over it; the caret would stay there otherwise.
    const past = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const bare = clean(target.value);
    const key = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertText';
    const over = key ? Math.max(0, bare.length - max) : 0;
    setCaret({ before: Math.max(0, before - over), past });
    if (!over) setValue(bare.slice(0, max));
  };
  return { inputRef, value: grouped(value), onChange };
}
