import { messageOf } from '#src/lib/apiError.ts';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { type ChosenLead, formerValues, type SeveralChanged } from './formerValues.ts';
import { useChangeSeveral } from './useChangeSeveral.ts';

const MOST_NAMED = 3;

/**
 * Shows a snackbar about a bulk change; Undo restores each lead's former values, and lists those it could not restore.
 */
export const useUndoSeveral = () => {
  const say = useSnackbar();
  const { mutateAsync } = useChangeSeveral();
  const bringBack = async (leads: readonly ChosenLead[], changes: readonly SeveralChanged[]) => {
    const refused = new Map<number, string>();
    for (const body of changes) {
      try {
        const { data } = await mutateAsync(body);
        for (const { id, ok, message } of data) if (!ok) refused.set(id, message ?? 'could not be changed');
      } catch (error) {
        for (const id of body.ids) refused.set(id, messageOf(error, 'could not be changed'));
      }
    }
    const lines = leads.flatMap(({ id, full_name }) => (refused.has(id) ? [`${full_name}: ${refused.get(id)}`] : []));
    const more = lines.length > MOST_NAMED ? ` and ${lines.length - MOST_NAMED} more` : '';
    if (lines.length > 0) say(`Not undone: ${lines.slice(0, MOST_NAMED).join('; ')}${more}`, { failed: true });
    else say(leads.length === 1 ? '1 lead is back as it was' : `${leads.length} leads are back as they were`);
  };
  return (words: string, leads: readonly ChosenLead[], change: Partial<SeveralChanged>) => {
    const changes = formerValues(leads, change);
    const onAction = () => void bringBack(leads, changes);
    say(words, changes.length > 0 ? { action: { label: 'Undo', onAction } } : {});
  };
};
