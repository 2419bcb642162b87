import { useMutation, useQuery } from '@tanstack/react-query';
import { type EnquiryBody, getSite, sendEnquiry } from '../../../contract/sites';
import { call } from '../../lib/call';
import { useIdempotencyKey } from '../../lib/idempotencyKey';
import { queryOf } from '../../lib/queryOf';

/** A published site by its slug. */
export const useSite = (slug: string) => useQuery(queryOf(getSite, { params: { slug } }));

/** Sends an enquiry. Repeating the very same one after a failure cannot become a second lead. */
export const useSendEnquiry = (slug: string) => {
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: EnquiryBody) =>
      call(sendEnquiry, { params: { slug }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: key.succeeded,
  });
};
