import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { pointsUnit, totalPoints } from '../item-response/total-score.ts';
import { categoryHue } from '../ui/cards/category-hue.ts';
import { count } from '../ui/words/plural.ts';
import classes from './AnswerSheet.module.css';

const rows = [0, 1, 2];
const letters = [0, 1, 2, 3, 4];

/** The head of the card of an exam: an answer sheet, and the learner's best score or the number of questions. */
export function AnswerSheet({ exam }: { exam: PracticeExamCard }) {
  const chosen = rows.map((row) => Number.parseInt(exam.id.at(-1 - row) ?? '', 16) % 5);
  return (
    <div className={classes.sheet} style={categoryHue(exam.categories[0]?.title ?? exam.title)}>
      <div aria-hidden="true" className={classes.answers}>
        {rows.map((row) =>
          letters.map((letter) => (
            <span key={`${row}${letter}`} data-chosen={chosen[row] === letter || undefined} />
          )),
        )}
      </div>
      <BestScore exam={exam} />
    </div>
  );
}

function BestScore({ exam: { progress, questionsQtd } }: { exam: PracticeExamCard }) {
  if (!progress || progress.correctAverage === null)
    return (
      questionsQtd > 0 && (
        <p className={classes.score}>
          <span className={classes.figure}>{questionsQtd}</span>
          <span className={classes.caption}>{questionsQtd === 1 ? 'questão' : 'questões'}</span>
        </p>
      )
    );
  const { correctAverage, isApproved, score, triesQtd } = progress;
  // The share of right answers is no score of an exam with a scale.
  const isShare = score?.total === null;
  return (
    <p data-approved={isApproved || undefined} className={classes.score}>
      <span className={classes.figure}>
        {score && !isShare ? totalPoints(score) : formatPercentage(correctAverage)}
      </span>
      <span className={classes.caption}>
        {isShare ? (
          'de acertos'
        ) : (
          <>
            {score?.kind === 'COUNT' && `${pointsUnit(score.total ?? 0)} · `}
            {isApproved ? 'Aprovado' : 'Melhor nota'}
            {triesQtd > 1 && ` em ${count(triesQtd, 'tentativa', 'tentativas')}`}
            {score?.isEstimated && ' · estimada'}
          </>
        )}
      </span>
    </p>
  );
}
