import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { leadFieldNames, leadLabels } from '#contract/leads/fields.ts';
import type { LeadFile } from '#contract/leads/file/leadFile.ts';
import type { LeadMapping } from '#contract/leads/import.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { choose, fieldOf, firstValue, type Matched, matchedBy, problemsOf } from './columnChoices.ts';

interface ColumnsCardProps {
  table: LeadFile;
  mapping: LeadMapping;
  onChange: (mapping: LeadMapping) => void;
}

const marks = {
  name: { label: 'By its name', tone: 'peacock' },
  hand: { label: 'By hand', tone: 'info' },
  out: { label: 'Left out', tone: 'neutral' },
} as const satisfies Record<Matched, object>;

const WIDE = '@container (min-width: 640px)';
const row = {
  display: 'grid',
  gap: space(0.5, 1.5),
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  p: space(1.5, 2.5),
  borderTop: '1px solid',
  borderColor: 'roles.line',
  [WIDE]: {
    minHeight: 52,
    py: 0.75,
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) 120px',
    gridTemplateAreas: '"name value choice mark"',
  },
  gridTemplateAreas: '"name mark" "value value" "choice choice"',
} as const;

/** The columns of a file, and the field that each is imported as. */
export function ColumnsCard({ table, mapping, onChange }: ColumnsCardProps) {
  const { columns } = table;
  const problems = problemsOf(mapping, columns);
  const matched = columns.filter((column) => fieldOf(mapping, column)).length;
  return (
    <Card
      title={
        <>
          Columns{' '}
          <Text component="span" variant="caption" quiet sx={{ ml: 0.5 }}>
            {`${matched} of ${columns.length} matched`}
          </Text>
        </>
      }
      aria-label="Columns"
      padding={0}
    >
      <Box sx={{ containerType: 'inline-size', mt: 2 }}>
        <Box
          aria-hidden
          sx={{
            ...row,
            display: 'none',
            [WIDE]: { ...row[WIDE], display: 'grid', minHeight: 40, bgcolor: 'roles.subtle' },
            typography: 'captionLabel',
            color: 'roles.slate',
          }}
        >
          <span>In your file</span>
          <span>First value</span>
          <span>Becomes</span>
          <span>Matched</span>
        </Box>
        <Box component="ul" aria-label="Columns of the file" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {columns.map((column) => (
            <Column
              key={column}
              column={column}
              value={firstValue(table, column)}
              mark={matchedBy(mapping, column, columns)}
              problem={problems.get(column)}
              field={fieldOf(mapping, column)}
              onChoose={(field) => onChange(choose(mapping, column, field))}
            />
          ))}
        </Box>
      </Box>
    </Card>
  );
}

interface ColumnProps {
  column: string;
  value: string;
  mark: Matched;
  problem: string | undefined;
  field: ReturnType<typeof fieldOf>;
  onChoose: (field: ReturnType<typeof fieldOf>) => void;
}

function Column({ column, value, mark, problem, field, onChoose }: ColumnProps) {
  const id = useId();
  return (
    <Box component="li" sx={row}>
      <Text component="div" id={`${id}-name`} variant="label" sx={{ gridArea: 'name', overflowWrap: 'anywhere' }}>
        {column}
      </Text>
      <Text component="div" quiet lines={1} sx={{ gridArea: 'value' }}>
        {value || 'Empty'}
      </Text>
      <Box sx={{ gridArea: 'choice', minWidth: 0 }}>
        <Select
          fullWidth
          displayEmpty
          value={field ?? ''}
          error={Boolean(problem)}
          onChange={({ target }) => onChoose(leadFieldNames.find((one) => one === target.value))}
          SelectDisplayProps={{
            'aria-labelledby': `${id}-name ${id}-chosen`,
            id: `${id}-chosen`,
            'aria-describedby': problem ? `${id}-problem` : undefined,
            'aria-invalid': problem ? true : undefined,
          }}
        >
          {leadFieldNames.map((one) => (
            <MenuItem key={one} value={one}>
              {leadLabels[one]}
            </MenuItem>
          ))}
          <MenuItem value="">Leave this column out</MenuItem>
        </Select>
        {problem ? (
          <FormHelperText error id={`${id}-problem`}>
            {problem}
          </FormHelperText>
        ) : null}
      </Box>
      <Box sx={{ gridArea: 'mark', justifySelf: { xs: 'end', sm: 'auto' }, [WIDE]: { justifySelf: 'start' } }}>
        <StatusChip {...marks[mark]} />
      </Box>
    </Box>
  );
}
