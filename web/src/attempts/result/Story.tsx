import type { AttemptResult, AttemptsPage } from '@sabia/domain/attempts/attempt.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { verdictOf } from '@sabia/domain/attempts/verdict.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { ReactNode } from 'react';
import { examOf } from '../../exams/exam-ids.ts';
import { count } from '../../ui/words/plural.ts';
import cheering from '../../ui/poses/cheering.svg';
import { Row } from '../../ui/primitives/Row.tsx';
import { TilePanel } from '../../ui/cards/TilePanel.tsx';
import { changeWords } from './change-words.ts';
import classes from './Story.module.css';

interface StoryProps {
  attempt: Attempt;
  result: AttemptResult;
  attempts: Pick<AttemptsPage, 'items'>;
  /** 'Tentativa 2 · hoje, 10:15' */
  facts: string;
  title: ReactNode;
  /** Below the title, such as the first approval. */
  children: ReactNode;
  isCelebrated: boolean;
  actions: ReactNode;
  /** Below the actions. */
  note: string | null;
}

const art = { columns: 4, rows: 4 };

/** The score against the goal, on ink, and the next step. */
export function Story({ attempt, result, attempts, ...shown }: StoryProps) {
  const { correctAverage } = result;
  const goal = verdictOf(result) === 'PENDING' ? 0 : attempt.passingScore;
  const change = changeWords(attempt, { result, attempts });
  return (
    <section aria-label="Resultado" className={classes.story}>
      <div className={classes.art}>
        {shown.isCelebrated ? (
          <img src={cheering} alt="" width={112} height={112} className={classes.cheering} />
        ) : (
          <TilePanel seed={examOf(attempt).examId ?? 'caderno'} size={art} />
        )}
      </div>
      <p className={classes.facts}>{shown.facts}</p>
      {shown.title}
      {shown.children}
      <p className={classes.figure}>{formatPercentage(correctAverage)}</p>
      <p>
        {rightWords(attempt, result)}
        {change && ` ${change}`}
      </p>
      <div className={classes.scale} aria-hidden="true">
        {goal > 0 && goal < 100 && (
          <span className={classes.goal} style={{ inlineSize: `${goal}%` }}>
            <span data-from-end={goal > 60 || undefined}>
              para passar: {formatPercentage(goal)}
            </span>
          </span>
        )}
        <span className={classes.track}>
          <span style={{ inlineSize: `${correctAverage}%` }} />
        </span>
        <span className={classes.ends}>
          <span>0</span>
          <span>{formatPercentage(100)}</span>
        </span>
      </div>
      <Row gap={12} className={classes.actions}>
        {shown.actions}
      </Row>
      {shown.note && <p className={classes.note}>{shown.note}</p>}
    </section>
  );
}

/** 'Você acertou 2 de 4 questões. Para passar é preciso acertar 70%.' */
function rightWords(
  { questions, questionsQtd, passingScore }: Attempt,
  { correctQuestionsQtd, uncountedQtd = 0, awaitingQtd = 0 }: AttemptResult,
): string {
  const hasWeights = questions.some(({ weight }) => weight !== undefined);
  const counted = questionsQtd - uncountedQtd;
  const that = uncountedQtd > 0 ? ` que ${counted === 1 ? 'conta' : 'contam'}` : '';
  const weights = hasWeights ? ', que têm pesos diferentes na nota' : '';
  const goal =
    passingScore > 0
      ? ` Para passar é preciso ${hasWeights ? 'alcançar' : 'acertar'} ${formatPercentage(passingScore)}.`
      : '';
  const provisional =
    awaitingQtd > 0
      ? ` Resultado provisório: ${count(awaitingQtd, 'resposta aguarda', 'respostas aguardam')} correção e ainda não ${awaitingQtd === 1 ? 'conta' : 'contam'} na nota.`
      : '';
  return `Você acertou ${correctQuestionsQtd} de ${count(counted, 'questão', 'questões')}${that}${weights}.${goal}${provisional}`;
}
