import { ApiError } from '#src/lib/apiError.ts';
import { useSite } from '#src/sites/queries.ts';
import { Text } from '#src/ui/base/Text.tsx';

/**
 * Says that visitors cannot see the site yet, because the broker waits for approval. No call returns the broker's status,
 * so it loads the page as a visitor. Not for a site that the operator has taken offline, which is not found either.
 */
export function HiddenNote({ slug }: { slug: string }) {
  const { error } = useSite(slug, 1);
  if (!(error instanceof ApiError) || error.status !== 404) return null;
  return (
    <Text role="note" variant="caption" sx={{ color: 'tones.warning.text', mt: 1 }}>
      Visitors see nothing here until your account is approved.
    </Text>
  );
}
