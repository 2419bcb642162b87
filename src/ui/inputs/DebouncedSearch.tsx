import { useSearchText } from '#src/lib/useSearchText.ts';
import { SearchInput } from './SearchInput.tsx';

interface DebouncedSearchProps {
  /** The current search text, usually from the URL. A change from outside shows at once. */
  value: string;
  /** Called 300 ms after the last key (specification 000, section 9); at once by Enter, Escape and the clear button. Keep it stable. */
  onSettle: (text: string) => void;
  /** The label for screen readers. */
  label: string;
  placeholder?: string;
  /** The result is loading. */
  busy?: boolean;
  /** Focuses the input when it appears. */
  autoFocus?: boolean;
}

/** A search box that searches while the person types, debounced. */
export function DebouncedSearch({ value, onSettle, ...rest }: DebouncedSearchProps) {
  const [typed, setTyped] = useSearchText(value, onSettle);
  const settle = (text: string) => {
    if (text !== value) onSettle(text);
  };
  return (
    <SearchInput
      {...rest}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        if (text === '') settle('');
      }}
      onSubmit={settle}
    />
  );
}
