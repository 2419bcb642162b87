import { fullWords, type QuotaName, type Standing, usedWords } from '#contract/quotas.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useQuotas } from './queries.ts';

interface QuotaNoticeProps {
  /** The quotas that this screen adds to. */
  of: readonly QuotaName[];
}

// Early enough to request more before an addition is refused.
const NOTED_FROM = 0.8;

const hints: Readonly<Record<Standing['more'], string>> = {
  approval: 'More once your account is approved.',
  operator: 'The operator can allow more.',
};

/** Says how much is left of nearly exhausted quotas, more prominently if one is full. Renders nothing below 80 %. */
export function QuotaNotice({ of }: QuotaNoticeProps) {
  const standings = useQuotas().data?.data;
  if (!standings) return null;
  const noted = of.filter((name) => standings[name].used >= NOTED_FROM * standings[name].limit);
  if (noted.length === 0) return null;
  return (
    <Stack gap={1} sx={{ mb: 2.5 }}>
      {noted.map((name) => {
        const standing = standings[name];
        return standing.used >= standing.limit ? (
          <Notice key={name} tone="warning">
            {fullWords(name, standing)}
          </Notice>
        ) : (
          <Notice key={name}>
            {usedWords(name, standing)}. {hints[standing.more]}
          </Notice>
        );
      })}
    </Stack>
  );
}
