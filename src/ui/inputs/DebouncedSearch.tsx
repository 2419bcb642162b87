import { useSearchText } from '#src/lib/useSearchText.ts';
import { SearchInput } from './SearchInput.tsx';

interface DebouncedSearchProps {
  /** The text searched for, as it is kept elsewhere: in the URL, for one. A change of it from outside shows at once. */
  value: string;
  /** Called once typing has paused for 300 ms (specification 000, section 9); at once by Enter, Escape and the clear button. Keep it stable. */
  onSettle: (text: string) => void;
  /** Said by screen readers. */
  label: string;
  /** What can be searched for. */
  placeholder?: string;
  /** The answer is on its way. */
  busy?: boolean;
}

/** A search box that searches as people type, without a call for every key. */
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
