import { fewestCards, type MockExamReport } from '@sabia/domain/mock-exams/mock-exam-report.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { count } from '../../ui/words/plural.ts';
import { meanWords, measureTitle } from './report-words.ts';

/** The means of each class; of those with few cards only their number. */
export function ClassComparison({ report }: { report: MockExamReport }) {
  const { comparison } = report;
  if (comparison.length < 2) return null;
  const measures = report.measures.map((measure, at) => ({ title: measureTitle(measure), at }));
  const told = measures.filter(({ at }) =>
    comparison.some(({ means }) => typeof means?.[at] === 'number'),
  );
  return (
    <FormSection
      title="Turmas"
      intro={`Médias de turmas com pelo menos ${fewestCards} cartões lidos. Com menos, a diferença pode ser acaso.`}
    >
      <ListingTable label="Turmas" columns={['Turma', ...told.map(({ title }) => title)]}>
        {comparison.map(({ id, title, cardsQtd, means }) => (
          <tr key={id}>
            <TitleCell details={count(cardsQtd, 'cartão lido', 'cartões lidos')}>{title}</TitleCell>
            {told.map((measure) => (
              <td key={measure.at} data-label={measure.title}>
                {meanWords(means?.[measure.at] ?? null)}
              </td>
            ))}
            <MenuCell>{null}</MenuCell>
          </tr>
        ))}
      </ListingTable>
    </FormSection>
  );
}
