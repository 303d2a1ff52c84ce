import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { alternativeLetters } from '../../attempts/letters.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { QuestionStatistic } from '../questions.api.ts';
import classes from './Statistics.module.css';

interface ChoicesProps {
  question: AuthoredQuestion;
  statistic: QuestionStatistic;
}

/** The share of answers with each alternative; for other kinds, of right, partly right and wrong ones. */
export function ChoiceFrequencies({
  question,
  statistic: { alternatives, blankShare, outcomes },
}: ChoicesProps) {
  return (
    <dl className={classes.choices}>
      {question.alternatives.map(({ id, isCorrect = false }, at) => (
        <Bar
          key={id}
          name={isCorrect ? `${alternativeLetters[at]} (certa)` : (alternativeLetters[at] ?? '')}
          share={alternatives.find(({ alternativeId }) => alternativeId === id)?.share ?? 0}
          isRight={isCorrect}
        />
      ))}
      {outcomes && (
        <>
          <Bar name="Certas" share={outcomes.right} isRight />
          <Bar name="Parte certa" share={outcomes.partial} isRight={false} />
          <Bar
            name="Erradas"
            share={Math.max(0, 100 - outcomes.right - outcomes.partial - blankShare)}
            isRight={false}
          />
        </>
      )}
      <Bar name="Em branco" share={blankShare} isRight={false} />
    </dl>
  );
}

function Bar({ name, share, isRight }: { name: string; share: number; isRight: boolean }) {
  return (
    <div className={classes.choice} data-right={isRight || undefined}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.track} aria-hidden="true">
          <span style={{ inlineSize: `${share}%` }} />
        </span>
        <span className={classes.share}>{formatPercentage(share)}</span>
      </dd>
    </div>
  );
}
