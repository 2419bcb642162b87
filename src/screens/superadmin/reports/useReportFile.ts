import type * as reports from '#contract/reports.ts';
import type { Days } from '#src/features/reports/period.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { saveText } from '#src/lib/saveText.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';

interface ReportFile {
  readonly file:
    | typeof reports.exportBrokersReport
    | typeof reports.exportLeadsReport
    | typeof reports.exportListingsReport
    | typeof reports.exportVisitsReport;
  readonly name: string;
}

/** Downloads the reports of a period as files, one after the other; reports a failure. */
export const useReportFile = () => {
  const say = useSnackbar();
  return async (files: readonly ReportFile[], query: Days & { sort?: reports.BrokerRank }): Promise<void> => {
    try {
      for (const { file, name } of files) saveText(name, await call(file, { query }), file.stream);
    } catch (error) {
      say(messageOf(error, 'The export failed. Try again in a moment.'), { failed: true });
    }
  };
};
