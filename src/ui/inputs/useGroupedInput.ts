import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretAt, grouped } from './grouping.ts';

/**
 * What an input needs to show a number in Indian grouping while its form keeps the bare text: `clean` takes what was
 * typed to that bare text, which has at most `most` characters: a key too many is refused, a text too long is cut.
 */
export function useGroupedInput(
  value: string,
  setValue: (bare: string) => void,
  clean: (typed: string) => string,
  most = Number.POSITIVE_INFINITY,
) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ before: number; past: boolean }>();
  // The commas move as digits come and go: without this, the browser would put the caret at the end after every key.
  useLayoutEffect(() => {
    const element = inputRef.current;
    if (!caret || !element || element.ownerDocument.activeElement !== element) return;
    const at = caretAt(element.value, caret.before, caret.past);
    element.setSelectionRange(at, at);
  }, [caret]);
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const at = target.selectionStart ?? target.value.length;
    // With a digit behind it, a nought in front of others is none of the amount's.
    const rest = at < target.value.length ? '1' : '';
    const before = clean(target.value.slice(0, at) + rest).length - rest.length;
    // Delete in front of a comma steps over it; it would never get further otherwise.
    const past = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const bare = clean(target.value);
    const key = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertText';
    const over = key ? Math.max(0, bare.length - most) : 0;
    setCaret({ before: Math.max(0, before - over), past });
    if (!over) setValue(bare.slice(0, most));
  };
  return { inputRef, value: grouped(value), onChange };
}
