import { parseArgs } from 'node:util';
import { restoreFormulas } from '../history/restore-formulas.ts';
import { openDatabase } from '../platform/db/database.ts';
import '../subscribers.ts';
import { withDatabase } from './with-school.ts';

/**
 * `npm run restore-formulas`: lists the formulas that an editor turned into the text of their drawing. `--apply` restores
 * them from the history.
 */
await withDatabase(process.env, async (databaseUrl) => {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } });
  const db = openDatabase(databaseUrl, { size: 1, timeoutMs: 60_000 });
  try {
    let textsQtd = 0;
    let formulasQtd = 0;
    let unclearQtd = 0;
    const found = restoreFormulas(db, { isDryRun: !values.apply }, { now: new Date() });
    for await (const { kind, id, field, formulas, unclear } of found) {
      const place = `${kind} ${id} ${field}`;
      if (formulas.length > 0) console.log(`${place}\t${formulas.join('  ')}`);
      for (const line of unclear) console.log(`${place}\tconfira: ${line}`);
      textsQtd += formulas.length > 0 ? 1 : 0;
      formulasQtd += formulas.length;
      unclearQtd += unclear.length;
    }
    console.log(
      `${values.apply ? 'Restauradas' : 'Para restaurar'}: ${formulasQtd} fórmulas em ${textsQtd} textos. Para conferir: ${unclearQtd} linhas.`,
    );
    if (!values.apply && textsQtd > 0) console.log('Nada mudou. Para restaurar: --apply');
  } finally {
    await db.close();
  }
});
