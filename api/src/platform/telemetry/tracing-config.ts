import { withoutEndSigns } from '@sabia/domain/trim-signs.ts';
import { z } from 'zod';

/** Settings of tracing, with the names that OpenTelemetry defines. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Enables tracing: collector for OTLP over HTTP, such as http://localhost:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/, { error: 'is no list of name=value' })
    .optional()
    .describe(
      'HTTP headers for the collector, separated by commas, such as authorization=Basic%20…',
    ),
  OTEL_SERVICE_NAME: z.string().min(1).default('sabia').describe('Name of this service in traces'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests that are traced; a request with a traceparent follows its caller'),
};

interface Given {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

export interface TracingSettings {
  /** The collector's address with the path `/v1/traces`. */
  url: string;
  /** `name=value,name=value` */
  headers?: string | undefined;
  service: string;
  share: number;
}

export function tracingOf(given: Given): TracingSettings | undefined {
  if (!given.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    url: `${withoutEndSigns(given.OTEL_EXPORTER_OTLP_ENDPOINT, '/')}/v1/traces`,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS,
    service: given.OTEL_SERVICE_NAME,
    share: given.OTEL_TRACES_SAMPLER_ARG,
  };
}
