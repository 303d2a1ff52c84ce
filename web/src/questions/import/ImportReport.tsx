import { Button } from '@mantine/core';
import type { ImportPreview } from '@sabia/domain/questions/question-import.ts';
import { useState } from 'react';
import { count } from '../../ui/plural.ts';
import classes from './ImportReport.module.css';
import { PreviewedQuestion } from './PreviewedQuestion.tsx';
import { ProblemList } from './ProblemList.tsx';

interface ImportReportProps {
  preview: ImportPreview;
  /** The reason why the import failed. */
  problem?: string | undefined;
}

const formatNames = { gift: 'GIFT', 'moodle-xml': 'Moodle XML', aiken: 'Aiken' } as const;

/** Questions that are shown; a file may have thousands. */
const batch = 20;

/** The questions and problems of a file before its import. */
export function ImportReport({ preview, problem }: ImportReportProps) {
  const { format, questions, problems } = preview;
  const [shown, setShown] = useState(batch);
  const refused = problems.filter(({ severity }) => severity === 'refused').length;
  const hasChanges = problems.some(({ severity }) => severity === 'changed');
  return (
    <div className={classes.report}>
      <div role="alert">{problem && <p className={classes.problem}>{problem}</p>}</div>
      <p className={classes.summary}>
        <strong>{count(questions.length, 'questão', 'questões')}</strong>{' '}
        {questions.length === 1 ? 'pode ser importada' : 'podem ser importadas'} deste arquivo{' '}
        {formatNames[format]}
        {refused > 0 && `; ${count(refused, 'não pode', 'não podem')}`}.
      </p>
      {refused > 0 && (
        <section>
          <h3>Não entram</h3>
          <ProblemList problems={problems} severity="refused" />
        </section>
      )}
      {hasChanges && (
        <section>
          <h3>Entram com mudanças</h3>
          <ProblemList problems={problems} severity="changed" />
        </section>
      )}
      {questions.length > 0 && (
        <section>
          <h3>Entram</h3>
          <ol className={classes.questions}>
            {questions.slice(0, shown).map((question, at) => (
              <PreviewedQuestion key={at} question={question} />
            ))}
          </ol>
          {shown < questions.length && (
            <Button variant="default" onClick={() => setShown(shown + batch)}>
              {`Mostrar mais (${count(questions.length - shown, 'restante', 'restantes')})`}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
