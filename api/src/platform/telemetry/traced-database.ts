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
 * The same database, with a span for each statement and transaction of a request. Texts are constants
 * of the code and are told; values are not.
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

/** What works on its own, once a minute, is nobody's request: it is not told. */
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

/** `select courses`: what it does first, and to which table. */
function summaryOf({ text }: Statement): string {
  const [verb = 'sql'] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+(\w+)/.exec(text) ?? [];
  return `${verb} ${table}`.trim();
}
