import { context, DiagLogLevel, diag, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { TRACES_FLUSHED_MS } from '../limits/server.ts';
import { type Tracing, traceWith } from './spans.ts';

// Records the error's name only: error messages, which a recorded exception contains, may contain personal data.
const endFailed = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
};

const tracingOf = (provider: NodeTracerProvider): Tracing => {
  const tracer = provider.getTracer('nivaas');
  return {
    request: (request, reply, rest) => {
      const { method } = request;
      const route = request.routeOptions.url;
      const span = tracer.startSpan(route ? `${method} ${route}` : method, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'nivaas.request_id': request.id },
      });
      // 'close' also fires if the caller gave up.
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(context.active(), span), () => rest(span.spanContext().traceId));
    },
    span: (name, attributes, work) =>
      tracer.startActiveSpan(
        name,
        { kind: trace.getActiveSpan() ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes },
        async (span) => {
          try {
            return await work();
          } catch (error) {
            endFailed(span, error);
            throw error;
          } finally {
            span.end();
          }
        },
      ),
    isInSpan: () => trace.getActiveSpan() !== undefined,
    query: (text) => void trace.getActiveSpan()?.addEvent('query', { 'db.query.text': text }),
  };
};

/**
 * Sends traces to the collector that the OTEL_* variables name, which the SDK reads itself. Calls `warn` once if the
 * collector does not accept them; nothing else waits for it. Returns a function that sends the rest and stops.
 */
export const startTracing = (warn: (message: string) => void): (() => Promise<void>) => {
  let hasWarned = false;
  const warnOnce = (): void => {
    if (!hasWarned) warn('The collector at OTEL_EXPORTER_OTLP_ENDPOINT does not take the traces');
    hasWarned = true;
  };
  const quiet = () => undefined;
  diag.setLogger(
    { error: warnOnce, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const named = resourceFromAttributes({ 'service.name': 'nivaas' });
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register({ propagator: null });
  traceWith(tracingOf(provider));
  return async () => {
    traceWith(undefined);
    const late = new Promise<void>((resolve) => setTimeout(resolve, TRACES_FLUSHED_MS).unref());
    await Promise.race([provider.shutdown().catch(warnOnce), late]);
  };
};
