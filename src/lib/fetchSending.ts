const KEPT_HEADERS = ['content-type', 'retry-after'];

interface Sent {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: XMLHttpRequestBodyInit | undefined;
  signal?: AbortSignal | undefined;
}

/** As `fetch`, and tells how much of the body is on its way, 0 to 1: `fetch` itself cannot. Rejects when nothing answers. */
export const fetchSending = (url: string, { method, headers, body, signal }: Sent, onSent: (share: number) => void) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    };
    request.onload = () => {
      const said = KEPT_HEADERS.flatMap((name): [string, string][] => {
        const value = request.getResponseHeader(name);
        return value === null ? [] : [[name, value]];
      });
      resolve(new Response(request.responseText, { status: request.status, headers: said }));
    };
    request.onerror = () => reject(new TypeError('Nothing answered'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body ?? null);
  });
