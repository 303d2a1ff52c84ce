import {
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type ContextManager,
  type Tracer,
} from '@opentelemetry/api';
import type { Database, Statement } from '../db/database.ts';

interface Tools {
  tracer: Tracer;
  contexts: ContextManager;
}

/**
 * Wraps a database with a span per statement and transaction of a request. Spans contain the statement
 * text, a constant of the code, and no values.
 */
export function tracedDatabase(db: Database, tools: Tools): Database {
  const telling = <T>(statement: Statement, ask: () => Promise<T>) =>
    within(tools, summaryOf(statement), { 'db.query.text': statement.text }, ask);
  return {
    one: (statement) => telling(statement, () => db.one(statement)),
    maybe: (statement) => telling(statement, () => db.maybe(statement)),
    many: (statement) => telling(statement, () => db.many(statement)),
    run: (statement) => telling(statement, () => db.run(statement)),
    transaction: (work, terms) =>
      within(tools, 'transaction', {}, () =>
        db.transaction((tx) => work(tracedDatabase(tx, tools)), terms),
      ),
  };
}

/** Scheduled jobs are outside of a request and are not traced. */
async function within<T>(
  { tracer, contexts }: Tools,
  name: string,
  attributes: Attributes,
  ask: () => Promise<T>,
): Promise<T> {
  const context = contexts.active();
  if (!trace.getSpan(context)) return ask();
  const span = tracer.startSpan(
    name,
    { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', ...attributes } },
    context,
  );
  try {
    return await contexts.with(trace.setSpan(context, span), ask);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** The first SQL command and table: `select courses`. */
function summaryOf({ text }: Statement): string {
  const [verb = 'sql'] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+(\w+)/.exec(text) ?? [];
  return `${verb} ${table}`.trim();
}
