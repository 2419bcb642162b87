import { useApprovalAwaited } from '#src/features/quotas/queries.ts';
import { Text } from '#src/ui/base/Text.tsx';

/** Says that visitors cannot see the site yet, while the account waits for approval. */
export function HiddenNote() {
  if (!useApprovalAwaited()) return null;
  return (
    <Text role="note" variant="caption" sx={{ color: 'tones.warning.text', mt: 1 }}>
      Visitors see nothing here until your account is approved.
    </Text>
  );
}
