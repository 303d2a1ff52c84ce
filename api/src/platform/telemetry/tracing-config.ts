import { z } from 'zod';

/** Where traces go, by the names that OpenTelemetry has for it everywhere. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Sends traces to this collector by OTLP over HTTP, such as http://localhost:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/, { error: 'is no list of name=value' })
    .optional()
    .describe('What is sent along, by commas, such as authorization=Basic%20…'),
  OTEL_SERVICE_NAME: z.string().min(1).default('sabia').describe('What the school is called there'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The share of requests that are traced; whoever asks with a traceparent decides'),
};

interface Given {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

export interface TracingSettings {
  /** Of traces themselves, below the collector's. */
  url: string;
  /** As `name=value,name=value`. */
  headers?: string | undefined;
  service: string;
  share: number;
}

export function tracingOf(given: Given): TracingSettings | undefined {
  if (!given.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    url: `${given.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS,
    service: given.OTEL_SERVICE_NAME,
    share: given.OTEL_TRACES_SAMPLER_ARG,
  };
}
