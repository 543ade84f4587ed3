import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Facts, OutgoingCall, TracedRequest, TracedSpan, Tracing, TracingOptions } from './spans';

const SEND_MS = 3_000;
const propagator = new W3CTraceContextPropagator();

/** Traces by OTLP over HTTP. Nothing global is registered: two servers in one process keep to themselves. */
export function createTracing(options: TracingOptions & { readonly endpoint: string }): Tracing {
  const { sendMs = SEND_MS } = options;
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: sendMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: sendMs })],
  });
  const tracer = provider.getTracer(options.service);

  return {
    request: (traced) => serve(tracer, traced, options.continues),
    call: (name, facts) => startCall(tracer, { name, facts, parent: ROOT_CONTEXT }),
    async close() {
      await provider.shutdown().catch(() => undefined);
    },
  };
}

function serve(tracer: Tracer, { request, response, requestId, describe }: TracedRequest, continues: boolean) {
  const method = request.method ?? 'GET';
  const parent = continues ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT;
  const attributes = { 'http.request.method': method, 'request.id': requestId };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  response.once('close', () => {
    const { route, facts } = describe();
    span.updateName(`${method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
    tell(span, facts);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  const context = trace.setSpan(ROOT_CONTEXT, span);
  return { call: (name, facts) => startCall(tracer, { name, facts, parent: context }) } satisfies TracedSpan;
}

interface StartedCall {
  readonly name: string;
  readonly facts: Facts;
  readonly parent: Context;
}

function startCall(tracer: Tracer, { name, facts, parent }: StartedCall): OutgoingCall {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, parent);
  tell(span, facts);
  const headers: Record<string, string> = {};
  propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
  return {
    headers,
    end(failure) {
      if (failure !== null) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function tell(span: Span, facts: Facts): void {
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined) continue;
    span.setAttribute(name, typeof value === 'object' ? [...value] : value);
  }
}
