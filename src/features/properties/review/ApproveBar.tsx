import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#src/lib/apiError.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { useApproveSeveral } from './reviewQueries.ts';

/** A property that is chosen. */
export interface Chosen {
  readonly title: string;
  readonly hints: number | null;
  /** The id of its newest timeline entry when the list was loaded. */
  readonly latest_event: number;
}

interface ApproveBarProps {
  /** The properties that are chosen, by their ids. */
  chosen: ReadonlyMap<number, Chosen>;
  /** Keeps only these properties selected: those that were not approved. */
  onKeep: (ids: ReadonlySet<number>) => void;
}

const countOf = (count: number) => `${count} ${count === 1 ? 'home' : 'homes'}`;

const hintWords = (chosen: number, hinted: number): string => {
  if (hinted > 0) return `${hinted === chosen ? 'with hints' : `${hinted} with hints`}: to be reviewed one by one`;
  return chosen === 1 ? 'without hints' : chosen === 2 ? 'both without hints' : 'all without hints';
};

/** Approves the selected properties that have no hints; lists those that were refused, with the reason. */
export function ApproveBar({ chosen, onKeep }: ApproveBarProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { mutateAsync, isPending } = useApproveSeveral();
  const say = useSnackbar();
  const plain = [...chosen].flatMap(([id, { hints }]) => (hints ? [] : id));
  const approve = async () => {
    setRefused([]);
    try {
      const { data } = await mutateAsync({ ids: plain, seen: plain.map((id) => chosen.get(id)?.latest_event ?? 0) });
      const failed = data.filter(({ approved }) => !approved);
      setRefused(failed.map(({ id, message }) => `${chosen.get(id)?.title}: ${message ?? 'could not be approved'}`));
      onKeep(new Set([...chosen.keys()].filter((id) => !data.some((one) => one.id === id && one.approved))));
      const count = data.length - failed.length;
      if (count > 0) say(`${countOf(count)} approved`);
    } catch (error) {
      setRefused([messageOf(error, 'The homes could not be approved')]);
    }
  };
  if (chosen.size === 0) return null;
  return (
    <Box sx={{ order: 1, display: 'grid', gap: 1, width: '100%' }}>
      <Box role="group" aria-label="Chosen homes" sx={bar}>
        <Text role="status" sx={{ flex: '1 1 200px' }}>
          <b>{chosen.size} chosen</b>
          {', '}
          {hintWords(chosen.size, chosen.size - plain.length)}
        </Text>
        {plain.length > 0 ? (
          <BusyButton
            size="small"
            busy={isPending}
            busyText="Approving…"
            startIcon={<Check size={16} />}
            onClick={() => void approve()}
          >
            Approve {plain.length}
          </BusyButton>
        ) : null}
        <Button size="small" variant="text" onClick={() => onKeep(new Set())}>
          Clear
        </Button>
      </Box>
      {refused.length > 0 ? (
        <Notice tone="error" urgent title="Not approved">
          {refused.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Notice>
      ) : null}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  px: 2,
  py: 0.75,
  borderRadius: '10px',
  bgcolor: 'roles.primaryTint',
  color: 'roles.primaryOnTint',
  '& b': { fontWeight: 600 },
  '& button': { minHeight: { xs: 44, sm: 32 } },
} as const;
