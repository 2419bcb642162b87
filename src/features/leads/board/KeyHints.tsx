import { Text } from '#src/ui/base/Text.tsx';
import { KeyCap, withKeyboard } from '#src/ui/data/KeyCap.tsx';

/** How to move cards by keyboard; shown where there is room and a keyboard. */
export function KeyHints() {
  return (
    <Text
      variant="caption"
      quiet
      sx={{
        display: 'none',
        [withKeyboard]: { display: 'flex' },
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 1,
        mt: 1.5,
      }}
    >
      <KeyCap>Space</KeyCap> lifts a card, <KeyCap>←</KeyCap>
      <KeyCap>→</KeyCap> move it to the next status, <KeyCap>Space</KeyCap> drops it, <KeyCap>Esc</KeyCap> puts it back,{' '}
      <KeyCap>Ctrl</KeyCap>
      <KeyCap>Z</KeyCap> undoes a move
    </Text>
  );
}
