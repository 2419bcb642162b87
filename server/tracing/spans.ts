import type { Attributes } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What makes spans; OpenTelemetry is behind it, which is loaded only where traces are wanted. */
export interface Tracing {
  /** Begins the span of a request, and runs the rest of the request in it. Returns the id of the trace. */
  readonly request: (request: FastifyRequest, reply: FastifyReply, rest: (traceId: string) => void) => void;
  /** Runs `work` in a span of its own. */
  readonly span: <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>;
  /** Whether the running code is in a span. */
  readonly isInSpan: () => boolean;
  /** Notes in the running span that a query begins. */
  readonly query: (text: string) => void;
}

let tracing: Tracing | undefined;

/** Makes spans from now on, or none any more. */
export const traceWith = (one: Tracing | undefined): void => {
  tracing = one;
};

/** The tracing, if there is one. */
export const activeTracing = (): Tracing | undefined => tracing;

/** Runs `work` in a span of its own, which may begin a trace: what a job does. */
export const traced = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracing ? tracing.span(name, attributes, work) : work();

/** Runs `work` in a span, if it is a part of something that is traced: timers that ask the database every second begin no trace. */
export const tracedWithin = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracing?.isInSpan() ? tracing.span(name, attributes, work) : work();

/** Drizzle's logger: the text of a query belongs to the span of its transaction, its values do not. */
export const queryLogger = { logQuery: (text: string): void => tracing?.query(text) };
