import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { MAX_IMPORT_MB, MAX_IMPORTED_ROWS } from '#contract/leads/file/leadFile.ts';
import { formatNumber } from '#src/lib/format.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { FileBox } from '#src/ui/inputs/FileBox.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { LEAD_FILES } from './leadFiles.ts';

interface LeadFileCardProps {
  /** A file is being read. */
  reading: boolean;
  /** Why the file cannot be used. */
  problem: string | undefined;
  onFile: (file: File) => void;
}

/** Accepts a file of leads, and says which files are allowed. */
export function LeadFileCard({ reading, problem, onFile }: LeadFileCardProps) {
  const id = useId();
  return (
    <Card title="Choose a file">
      <Stack>
        {problem ? (
          <div id={`${id}-problem`}>
            <Notice tone="error" title="This file cannot be used" urgent>
              {problem}
            </Notice>
          </div>
        ) : null}
        <Box component="label" htmlFor={id} sx={visuallyHidden}>
          File of leads
        </Box>
        <FileBox
          id={id}
          name="file"
          label="file"
          accept={LEAD_FILES}
          thumb={reading ? <CircularProgress size={20} color="inherit" /> : <FileUp size={20} />}
          title={reading ? 'Reading the file…' : 'Drop a CSV file here, or press to choose one'}
          caption={`Commas, semicolons or tabs. At most ${formatNumber(MAX_IMPORTED_ROWS)} rows and ${MAX_IMPORT_MB} MB.`}
          disabled={reading}
          invalid={problem !== undefined}
          describedBy={problem ? `${id}-problem` : undefined}
          onFile={onFile}
        />
        <Text quiet sx={{ textWrap: 'pretty' }}>
          Each row needs a name and a phone. From Excel or Google Sheets, save the list as CSV first. Nothing is added
          until you have seen a preview.
        </Text>
      </Stack>
    </Card>
  );
}
