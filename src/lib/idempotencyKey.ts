import { useMemo, useRef } from 'react';

/**
 * A random key of 128 bits in hexadecimal. Not randomUUID: that exists on https and localhost only, and a server on the
 * office's network, or a fresh custom domain, is neither.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The Idempotency-Key of a create: the same on a retry of the same content, another for other content or after success. */
export const useIdempotencyKey = () => {
  const sent = useRef<{ content: string; key: string }>(null);
  return useMemo(
    () => ({
      keyFor: (...content: unknown[]): string => {
        const text = JSON.stringify(content);
        if (sent.current?.content !== text) sent.current = { content: text, key: newKey() };
        return sent.current.key;
      },
      succeeded: () => {
        sent.current = null;
      },
    }),
    [],
  );
};
