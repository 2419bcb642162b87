import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretAt, grouped } from './grouping';

/**
 * What an input needs to show a number in Indian grouping while its form keeps the bare text: `clean` takes what was
 * typed to that bare text.
 */
export function useGroupedInput(value: string, setValue: (bare: string) => void, clean: (typed: string) => string) {
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
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    // Delete in front of a comma steps over it; it would never get further otherwise.
    const past = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    setCaret({ before: clean(before).length, past });
    setValue(clean(target.value));
  };
  return { inputRef, value: grouped(value), onChange };
}
