import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type EnquiryBody, getSite, sendEnquiry } from '../../../contract/sites';
import { call } from '../../lib/call';
import { queryOf } from '../../lib/queryOf';

/** A published site by its slug. */
export const useSite = (slug: string) => useQuery(queryOf(getSite, { params: { slug } }));

// Not randomUUID: that exists on https and localhost only, and a fresh custom domain may still be on http.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends an enquiry. Repeating the very same one after a failure cannot become a second lead. */
export const useSendEnquiry = (slug: string) => {
  const last = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: (body: EnquiryBody) => {
      const text = JSON.stringify(body);
      if (last.current.text !== text) last.current = { text, key: newKey() };
      return call(sendEnquiry, { params: { slug }, body }, { idempotencyKey: last.current.key });
    },
    onSuccess: () => {
      last.current = { text: '', key: '' };
    },
  });
};
