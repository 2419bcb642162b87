import type * as reports from '#contract/figures.ts';
import type { Days } from '#src/features/figures/period.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';

interface FigureFile {
  readonly file:
    | typeof reports.exportBrokersReport
    | typeof reports.exportLeadsReport
    | typeof reports.exportListingsReport
    | typeof reports.exportVisitsReport;
  readonly name: string;
}

/** Downloads the reports of a period as files, one after the other; reports a failure. */
export const useFigureFile = () => {
  const say = useSnackbar();
  return async (files: readonly FigureFile[], query: Days & { sort?: reports.BrokerRank }): Promise<void> => {
    try {
      for (const { file, name } of files) downloadText(name, await call(file, { query }), file.stream);
    } catch (error) {
      say(messageOf(error, 'The export failed. Try again in a moment.'), { failed: true });
    }
  };
};
