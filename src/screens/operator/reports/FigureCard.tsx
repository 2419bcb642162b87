import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#src/lib/apiError.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { FigureTable } from './FigureTable.tsx';
import { csvOf, type TableOf } from './tableOf.ts';

interface FigureCardProps<Report> {
  title: string;
  /** Shown beside the title, in small text. */
  sub?: string;
  report: {
    readonly data?: Report | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** The height of what is below the head, in every state, in pixels. */
  height: number;
  isEmpty: (report: Report) => boolean;
  /** `showTable` replaces the chart with the table. */
  children: (report: Report, showTable: () => void) => ReactNode;
  table: (report: Report) => TableOf;
  /** Called when the table is shown, which may need more rows. */
  onTable?: () => void;
  /** The name of the table's CSV file. */
  fileName: string;
  /** Downloads the file in another way, if the table is not complete. */
  onCsv?: () => void;
}

/**
 * A report's card: a chart or, in its place, the chart's table, which can be downloaded. Each card loads and fails
 * alone.
 */
export function FigureCard<Report>(props: FigureCardProps<Report>) {
  const { title, sub, report, height, isEmpty, children, table, onTable, fileName, onCsv } = props;
  const { data, error, isPlaceholderData, refetch } = report;
  const [isTable, setIsTable] = useState(false);
  const show = (asTable: boolean) => {
    setIsTable(asTable);
    if (asTable) onTable?.();
  };
  const isReady = data !== undefined && !isEmpty(data);
  return (
    <Card
      padding={0}
      aria-busy={isPlaceholderData}
      aria-label={title}
      title={
        <>
          {title}
          {sub ? (
            <Text component="span" variant="caption" quiet sx={{ ml: 1 }}>
              {sub}
            </Text>
          ) : null}
        </>
      }
      actions={
        // Narrow enough to fit beside the title in the narrow column.
        <Box sx={{ display: 'flex', gap: 0.5, mx: -0.75, '& > button': { px: 0.75, minWidth: 0 } }}>
          <Button
            variant="text"
            color="secondary"
            startIcon={isTable ? <ChartNoAxesColumn size={16} /> : <Table2 size={16} />}
            disabled={!isReady}
            aria-label={`${isTable ? 'Chart' : 'Table'}: ${title}`}
            onClick={() => show(!isTable)}
          >
            {isTable ? 'Chart' : 'Table'}
          </Button>
          <Button
            variant="text"
            color="secondary"
            startIcon={<Download size={16} />}
            disabled={!isReady}
            aria-label={`CSV: ${title}`}
            onClick={onCsv ?? (() => data && downloadText(fileName, csvOf(table(data)), 'text/csv'))}
          >
            CSV
          </Button>
        </Box>
      }
    >
      <Box sx={{ pt: 1 }}>
        {data === undefined && error ? (
          <Box sx={{ minHeight: height, display: 'grid', placeContent: 'center' }}>
            <InlineError message={messageOf(error, 'This could not be loaded')} onRetry={refetch} />
          </Box>
        ) : data === undefined ? (
          <Box sx={{ height, p: space(1, 2.5, 2.5) }}>
            <Box role="status" sx={{ color: 'roles.slate', pb: 1 }}>
              Loading...
            </Box>
            <Skeleton aria-hidden variant="rounded" height={height - 56} />
          </Box>
        ) : isEmpty(data) ? (
          <Box sx={{ height, display: 'grid', placeContent: 'center', color: 'roles.slate', px: 2.5 }}>
            Nothing to count in these days
          </Box>
        ) : isTable ? (
          <FigureTable label={title} table={table(data)} height={height} />
        ) : (
          <Box sx={{ minHeight: height, display: 'flex', flexDirection: 'column' }}>
            {children(data, () => show(true))}
          </Box>
        )}
      </Box>
    </Card>
  );
}
