import classes from '../../../attempts/Alternative.module.css';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { RevealedPart } from '../Revealed.tsx';

const judgement = (isTrue: boolean) => (isTrue ? 'Certo' : 'Errado');

export function RevealedTrueFalse({
  task,
  answerKey,
  response,
  whose,
  who,
}: RevealedTaskProps<'TRUE_FALSE'>) {
  return (
    <ol className={classes.list}>
      {task.items.map(({ id, text }) => {
        const given = response?.items.find((item) => item.id === id)?.isTrue;
        const key = answerKey?.trueItemIds.includes(id);
        return (
          <RevealedPart
            key={id}
            html={text}
            isRight={key === undefined || given === undefined ? undefined : given === key}
          >
            {given === undefined ? `${who} deixou em branco` : `${whose}: ${judgement(given)}`}
            {key !== undefined && given !== key && ` · Gabarito: ${judgement(key)}`}
          </RevealedPart>
        );
      })}
    </ol>
  );
}
