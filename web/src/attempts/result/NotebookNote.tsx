import { IconNotebook } from '@tabler/icons-react';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { examOf } from '../../exams/exam-ids.ts';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BlanksNote } from './BlanksNote.tsx';
import { missedByPeople } from './missed-by-people.ts';
import classes from './Result.module.css';
import { blankQtd } from './submitted-state.ts';

/** The missed questions that are in the error notebook now, the blank ones that can be, and the kinds that are not by themselves. */
export function NotebookNote({
  attempt,
  missed,
}: {
  attempt: Attempt;
  /** With the blank ones. */
  missed: number;
}) {
  const { questions } = attempt;
  const corrected = missedByPeople(questions, attempt.graded);
  const blank = blankQtd({
    ...attempt,
    questions: questions.filter(({ kind }) => kind !== 'OPEN_TEXT' && kind !== 'FILE'),
  });
  // The questions of an exercise of the notebook are in it already.
  const isExercise = examOf(attempt).examKind === 'NOTEBOOK';
  const noted = missed - corrected - (isExercise ? 0 : blank);
  const link = <TextLink to="/caderno-de-erros">caderno de erros</TextLink>;
  return (
    <Stack gap={8}>
      {(noted > 0 || corrected > 0) && (
        <Row as="p" className={classes.notebook}>
          <IconNotebook size={20} aria-hidden="true" />
          <span>
            {noted > 0 && (
              <>
                {notedWords(noted, isExercise ? blank : 0)} no seu {link}, e{' '}
                {noted === 1 ? 'volta' : 'voltam'} até você se lembrar.{' '}
              </>
            )}
            {corrected > 0 && (
              <>
                Dissertativas e arquivos não entram sozinhos no {noted > 0 ? 'caderno' : link},
                porque uma pessoa os corrige.
              </>
            )}
          </span>
        </Row>
      )}
      {blank > 0 && !isExercise && <BlanksNote attemptId={attempt.id} />}
    </Stack>
  );
}

/** 'As que você errou ou deixou em branco estão' */
function notedWords(noted: number, blank: number): string {
  const did =
    blank === 0
      ? 'você errou'
      : blank >= noted
        ? 'você deixou em branco'
        : 'você errou ou deixou em branco';
  return noted === 1 ? `A que ${did} está` : `As que ${did} estão`;
}
