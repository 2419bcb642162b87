import { useMemo, useRef } from 'react';

/**
 * A random 128-bit key in hexadecimal. Not `crypto.randomUUID`: it requires https or localhost, and a server in an
 * office network, or a new custom domain, has neither.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

// A file is part of the content; JSON would drop it.
const fileAsText = (_name: string, value: unknown) =>
  value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value;

/** The Idempotency-Key of a create: the same for a retry of the same content, new for others or after success. */
export const useIdempotencyKey = () => {
  const sent = useRef<{ content: string; key: string }>(null);
  return useMemo(
    () => ({
      keyFor: (...content: unknown[]): string => {
        const text = JSON.stringify(content, fileAsText);
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
