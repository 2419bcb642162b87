import type { Attributes } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Creates spans. Implemented by OpenTelemetry, which is loaded only if traces are wanted. */
export interface Tracing {
  /** Starts a request's span, and runs the rest of the request in it. Passes the trace id to `rest`. */
  readonly request: (request: FastifyRequest, reply: FastifyReply, rest: (traceId: string) => void) => void;
  /** Runs `work` in a new span. */
  readonly span: <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>;
  /** Whether the running code is in a span. */
  readonly isInSpan: () => boolean;
  /** Records the start of a query in the running span. */
  readonly query: (text: string) => void;
}

let tracing: Tracing | undefined;

/** Sets the tracing to use from now on, or undefined to stop. */
export const traceWith = (one: Tracing | undefined): void => {
  tracing = one;
};

/** The tracing, if there is one. */
export const activeTracing = (): Tracing | undefined => tracing;

/** Runs `work`, such as a job, in a new span, which may start a trace. */
export const traced = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracing ? tracing.span(name, attributes, work) : work();

/** Runs `work` in a span only within a trace: timers that query the database every second start no traces. */
export const tracedWithin = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracing?.isInSpan() ? tracing.span(name, attributes, work) : work();

/** Drizzle's logger: adds a query's text, but not its values, to the span of its transaction. */
export const queryLogger = { logQuery: (text: string): void => tracing?.query(text) };
