import { parseArgs } from 'node:util';
import { regradeTypedAnswers } from '../attempts/regrade-typed-answers.ts';
import { openDatabase } from '../platform/db/database.ts';
import '../subscribers.ts';
import { withDatabase } from './with-school.ts';

/**
 * `npm run regrade-typed-answers`: lists the typed answers that this version grades otherwise than the one that graded them.
 * `--apply` grades them again.
 */
await withDatabase(process.env, async (databaseUrl) => {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } });
  const db = openDatabase(databaseUrl, { size: 2, timeoutMs: 60_000 });
  try {
    let total = 0;
    const regraded = regradeTypedAnswers(db, { isDryRun: !values.apply }, { now: new Date() });
    for await (const { questionId, answersQtd } of regraded) {
      console.log(`${questionId}\t${answersQtd}`);
      total += answersQtd;
    }
    console.log(
      `${values.apply ? 'Corrigidas de novo' : 'Para corrigir de novo'}: ${total} respostas.`,
    );
    if (!values.apply && total > 0) console.log('Nada mudou. Para corrigir: --apply');
  } finally {
    await db.close();
  }
});
