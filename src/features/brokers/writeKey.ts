interface Sent {
  content: string;
  key: string;
}

// Not randomUUID: that exists on https and localhost only, and a server on the office's network is neither.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The Idempotency-Key of a create: the same on a retry of the same content, another one for other content. */
export const writeKey = (content: string, last: Sent | null): Sent =>
  last?.content === content ? last : { content, key: newKey() };
