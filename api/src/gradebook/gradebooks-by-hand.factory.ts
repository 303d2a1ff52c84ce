/** A grade book of one student as gradebooks-by-hand.csv has it: two terms with up to three marks and a recovery each. */
export function gradebookOf(cell: (heading: string) => string) {
  const terms = ['1º', '2º'];
  const withPoint = (text: string) => text.replace(',', '.');
  const columns = terms.flatMap((term) =>
    ['1', '2', '3'].flatMap((number) => {
      const weight = withPoint(cell(`Peso ${number} (${term})`));
      const id = `Nota ${number} (${term})`;
      return weight ? [{ id, title: id, term, weight }] : [];
    }),
  );
  const recovery = ways[cell('Recuperação')] ?? null;
  const recoveries = ['1º', '2º', 'ano'].map((of) => ({
    id: `Recuperação (${of})`,
    title: 'Recuperação',
    term: of === 'ano' ? null : of,
    weight: '1',
    isRecovery: true,
  }));
  const all = [...columns, ...(recovery ? recoveries : [])];
  return {
    rules: {
      terms,
      columns: all,
      dropLowest: Number(cell('Descartadas')),
      missing: cell('Sem nota') === 'zero' ? 'ZERO' : 'LEAVE_OUT',
      recovery,
      rounding: withPoint(cell('Arredondamento')),
      passing: '6',
    },
    marks: new Map(all.flatMap(({ id }) => (cell(id) ? [[id, withPoint(cell(id))] as const] : []))),
  };
}

const ways: Readonly<Record<string, 'REPLACE' | 'MAX' | 'MEAN'>> = {
  substitui: 'REPLACE',
  maior: 'MAX',
  média: 'MEAN',
};
