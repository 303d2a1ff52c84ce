import classes from '../../../attempts/Alternative.module.css';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { RevealedPart } from '../Revealed.tsx';

/** In the right order, or in that of the learner while the key is not told. */
export function RevealedOrdering({
  task,
  answerKey,
  response,
  who,
}: RevealedTaskProps<'ORDERING'>) {
  const order = (answerKey ?? response)?.itemIds ?? task.items.map(({ id }) => id);
  return (
    <ol className={classes.list}>
      {order.map((id, at) => {
        const item = task.items.find((one) => one.id === id);
        const place = response?.itemIds.indexOf(id);
        const isRight = answerKey && place !== undefined ? place === at : undefined;
        return (
          item && (
            <RevealedPart
              key={id}
              sign={answerKey || response ? at + 1 : '–'}
              html={item.text}
              isRight={isRight}
            >
              {isRight === true && 'No lugar certo'}
              {isRight === false && place !== undefined && `${who} pôs na posição ${place + 1}`}
            </RevealedPart>
          )
        );
      })}
    </ol>
  );
}
