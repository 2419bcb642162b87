import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CheckedRow } from '#contract/leads/file/checkRow.ts';
import type { LeadFile } from '#contract/leads/file/leadFile.ts';
import { wrongRowsCsv } from '#contract/leads/file/wrongRowsCsv.ts';
import { type DryRun, type DuplicateWay, duplicateWays, type LeadMapping } from '#contract/leads/import.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { OutcomeRows } from './OutcomeRows.tsx';
import { shownRows } from './shownRows.ts';

interface OutcomeCardProps {
  table: LeadFile;
  mapping: LeadMapping;
  dry: DryRun;
  checked: readonly CheckedRow[];
  /** Another mapping is being checked; the figures are still those of the previous one. */
  checking: boolean;
  duplicates: DuplicateWay;
  onDuplicates: (way: DuplicateWay) => void;
}

/** The figure of each kind of row, in display order. */
const figuresOf = ({ rows, new: fresh, duplicates }: DryRun) =>
  [
    { kind: 'new', label: 'New', count: fresh, colour: 'roles.primary' },
    { kind: 'duplicate', label: 'Duplicate', count: duplicates, colour: 'roles.marigoldChart' },
    { kind: 'wrong', label: 'Wrong', count: rows - fresh - duplicates, colour: 'roles.errorLine' },
  ] as const;

/** A preview of an import: figures, the rows of each kind, and the choice of what to do with duplicates. */
export function OutcomeCard({ table, mapping, dry, checked, checking, duplicates, onDuplicates }: OutcomeCardProps) {
  const [kind, setKind] = useState<'all' | 'new' | 'duplicate' | 'wrong'>('all');
  const figures = figuresOf(dry);
  const wrong = dry.rows - dry.new - dry.duplicates;
  const shown = useMemo(() => shownRows(table, mapping, checked, dry), [table, mapping, checked, dry]);
  const kinds = [{ kind: 'all', label: 'All', count: dry.rows } as const, ...figures];
  const save = () => downloadText('wrong-rows.csv', [...wrongRowsCsv(table.columns, checked)].join(''), 'text/csv');
  return (
    <Card
      title="Preview"
      line={checking ? 'Checking again…' : 'Nothing has been added yet'}
      padding={0}
      aria-busy={checking}
      actions={
        wrong > 0 ? (
          <Button variant="text" startIcon={<Download size={16} />} onClick={save} disabled={checking}>
            Wrong rows as CSV
          </Button>
        ) : null
      }
    >
      {/* Not by opacity: the text has to stay readable. */}
      <Box sx={checking ? { filter: 'grayscale(1)', '& dd': { color: 'roles.slate' } } : {}}>
        <Box sx={{ p: space(2, 2.5, 2), display: 'grid', gap: 1.5 }}>
          <Bar figures={figures} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: space(2, 5), alignItems: 'center' }}>
            <Figures figures={figures} />
            {dry.duplicates > 0 ? <Duplicates way={duplicates} onChange={onDuplicates} /> : null}
          </Box>
          <ToggleButtonGroup
            exclusive
            aria-label="Rows"
            value={kind}
            onChange={(_, chosen: typeof kind | null) => {
              if (chosen !== null) setKind(chosen);
            }}
            sx={{ maxWidth: '100%', width: { xs: '100%', sm: 'max-content' }, flexWrap: 'wrap' }}
          >
            {kinds.map(({ kind: value, label, count }) => (
              <ToggleButton key={value} value={value} sx={{ flex: { xs: '1 1 auto', sm: 'none' }, gap: 0.75 }}>
                {label}
                <Text component="span" variant="caption" quiet>
                  {formatNumber(count)}
                </Text>
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        <OutcomeRows rows={shown[kind]} total={kinds.find((one) => one.kind === kind)?.count ?? 0} />
      </Box>
    </Card>
  );
}

type ShownFigures = ReturnType<typeof figuresOf>;

// Decorative: the figures below say the same.
function Bar({ figures }: { figures: ShownFigures }) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', gap: 0.25, height: 8, flex: 'none', borderRadius: '999px', overflow: 'hidden' }}
    >
      {figures
        .filter(({ count }) => count > 0)
        .map(({ kind, count, colour }) => (
          <Box key={kind} sx={{ bgcolor: colour, minWidth: 4 }} style={{ flex: count }} />
        ))}
    </Box>
  );
}

function Figures({ figures }: { figures: ShownFigures }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, mr: 'auto', display: 'flex', flexWrap: 'wrap', gap: { xs: space(1, 3), sm: space(1, 5) } }}
    >
      {figures.map(({ kind, label, count, colour }) => (
        <div key={kind}>
          <Text component="dt" variant="label" quiet sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="span" aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colour }} />
            {label}
          </Text>
          <Text component="dd" variant="figure" sx={{ m: 0 }}>
            {formatNumber(count)}
          </Text>
        </div>
      ))}
    </Box>
  );
}

interface DuplicatesProps {
  way: DuplicateWay;
  onChange: (way: DuplicateWay) => void;
}

function Duplicates({ way, onChange }: DuplicatesProps) {
  return (
    <RadioGroup
      aria-label="Duplicates"
      value={way}
      onChange={(_, chosen) => onChange(chosen === 'add' ? 'add' : 'skip')}
    >
      {duplicateWays.options.map(({ value, label }) => (
        <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
      ))}
    </RadioGroup>
  );
}
