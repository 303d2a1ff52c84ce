import classes from '../../../attempts/Alternative.module.css';
import { partLine } from '../../../attempts/part-line.ts';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { RevealedPart } from '../Revealed.tsx';

export function RevealedMatching({
  task,
  answerKey,
  response,
  whose,
  who,
}: RevealedTaskProps<'MATCHING'>) {
  const lineOf = (rightId: string | undefined) => {
    const part = task.right.find(({ id }) => id === rightId);
    return part && partLine(part);
  };
  return (
    <ol className={classes.list}>
      {task.left.map(({ id, text }) => {
        const given = response?.pairs.find(({ leftId }) => leftId === id)?.rightId;
        const key = answerKey?.pairs.find(({ leftId }) => leftId === id)?.rightId;
        return (
          <RevealedPart key={id} html={text} isRight={key && given ? key === given : undefined}>
            {given ? `${whose}: ${lineOf(given)}` : `${who} deixou em branco`}
            {key && key !== given && ` · Par certo: ${lineOf(key)}`}
          </RevealedPart>
        );
      })}
    </ol>
  );
}
