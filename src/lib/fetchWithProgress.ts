const KEPT_HEADERS = ['content-type', 'retry-after'];
// With these statuses, `Response` throws if it gets a body.
const WITHOUT_BODY = [204, 205, 304];

const answerOf = (request: XMLHttpRequest): Response => {
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  const body = WITHOUT_BODY.includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
};

interface Sent {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: XMLHttpRequestBodyInit | undefined;
  signal?: AbortSignal | undefined;
}

/** Like `fetch`, but reports upload progress (0 to 1), which `fetch` cannot. Rejects if no response arrives. */
export const fetchWithProgress = (
  url: string,
  { method, headers, body, signal }: Sent,
  onSent: (share: number) => void,
) =>
  new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(answerOf(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new TypeError('Nothing answered'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body ?? null);
  });
