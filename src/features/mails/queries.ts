import { useMutation, useQuery } from '@tanstack/react-query';
import { listAudit } from '#contract/audit.ts';
import { listMails, sendMailAgain, sendTestMail } from '#contract/mails.ts';
import { call } from '#src/lib/call.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { useRefetch } from '#src/lib/recordMutations.ts';

/** The polling interval while a mail is queued, which takes only seconds. */
const LOOK_AGAIN_MS = 5000;

/** The latest mails, polled while one is queued. */
export const useMails = () =>
  useQuery({
    ...queryOf(listMails, {}),
    refetchInterval: ({ state }) => (state.data?.data.some((one) => one.state === 'waiting') ? LOOK_AGAIN_MS : false),
  });

const useRefresh = () => useRefetch([listMails.path, listAudit.path]);

/** Sends a test mail. */
export const useSendTest = () => {
  const refresh = useRefresh();
  return useMutation({ mutationFn: (to: string) => call(sendTestMail, { body: { to } }), onSettled: refresh });
};

/** Sends a mail once more. */
export const useSendAgain = () => {
  const refresh = useRefresh();
  return useMutation({ mutationFn: (id: number) => call(sendMailAgain, { params: { id } }), onSettled: refresh });
};
