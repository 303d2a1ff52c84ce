import type { MockExamReport } from '@sabia/domain/mock-exams/mock-exam-report.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import { count } from '../../ui/words/plural.ts';
import { meanWords, measureTitle } from './report-words.ts';

type Measures = MockExamReport['measures'];

/** Mean and distribution of right answers, of the scores of each area, and of the essays. */
export const Distributions = ({ measures }: { measures: Measures }) => (
  <FormSection title="Notas e acertos" intro="Quantos estudantes estão em cada faixa.">
    <Columns>
      {measures
        .filter(({ peopleQtd }) => peopleQtd > 0)
        .map((measure) => (
          <Distribution key={measureTitle(measure)} measure={measure} />
        ))}
    </Columns>
  </FormSection>
);

function Distribution({ measure }: { measure: Measures[number] }) {
  const { mean, peopleQtd, bins } = measure;
  const most = Math.max(...bins.map(({ valuesQtd }) => valuesQtd));
  return (
    <Card gap={8}>
      <Heading as="h3" size={16}>
        {measureTitle(measure)}
      </Heading>
      <Muted size={14}>
        Média {meanWords(mean)}, de {count(peopleQtd, 'estudante', 'estudantes')}
      </Muted>
      {bins.map(({ from, to, valuesQtd }) => (
        <ProgressBar
          key={from}
          label={`${from} a ${to}`}
          value={valuesQtd}
          max={most}
          text={`${from} a ${to}: ${valuesQtd}`}
        />
      ))}
    </Card>
  );
}
