import classes from '../Alternative.module.css';
import { gapAnswers } from './gap-answers.ts';
import { GapText } from './GapText.tsx';
import { partLine } from '../part-line.ts';
import { RevealedPart, RevealedWords } from './Revealed.tsx';
import type { RevealedTaskProps } from './task-answer.ts';
import { Stack } from '../../ui/primitives/Stack.tsx';

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

export function RevealedGaps({ task, answerKey, response }: RevealedTaskProps<'GAPS'>) {
  const answers = gapAnswers(task, answerKey, response);
  return (
    <Stack gap={12}>
      <GapText
        html={task.text}
        renderGap={(number) => {
          const answer = answers[number - 1];
          return (
            answer && (
              <RevealedWords isRight={answer.isRight}>
                {answer.given ?? `Lacuna ${number}`}
              </RevealedWords>
            )
          );
        }}
      />
      <ol className={classes.list}>
        {answers.map(({ given, right, isRight }, at) => (
          <li key={at} className={classes.item}>
            <RevealedWords isRight={isRight}>
              {`Lacuna ${at + 1}: ${given ?? 'em branco'}`}
              {right && isRight !== true && ` · Certa: ${right}`}
            </RevealedWords>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
