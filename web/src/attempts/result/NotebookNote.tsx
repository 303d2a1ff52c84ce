import { IconNotebook } from '@tabler/icons-react';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { Row } from '../../ui/primitives/Row.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { missedByPeople } from './missed-by-people.ts';
import classes from './Result.module.css';

/** The missed questions that are in the error notebook now, and the kinds that never are. */
export function NotebookNote({
  attempt,
  missed,
  blank,
}: {
  attempt: Attempt;
  /** With the blank ones. */
  missed: number;
  blank: number;
}) {
  const corrected = missedByPeople(attempt.questions, attempt.graded);
  const noted = missed - corrected;
  const link = <TextLink to="/caderno-de-erros">caderno de erros</TextLink>;
  return (
    <Row as="p" className={classes.notebook}>
      <IconNotebook size={20} aria-hidden="true" />
      <span>
        {noted > 0 && (
          <>
            {notedWords(noted, blank)} no seu {link}, e {noted === 1 ? 'volta' : 'voltam'} até você
            se lembrar.{' '}
          </>
        )}
        {corrected > 0 && (
          <>
            Dissertativas e arquivos não entram no {noted > 0 ? 'caderno' : link}, porque uma pessoa
            os corrige.
          </>
        )}
      </span>
    </Row>
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
