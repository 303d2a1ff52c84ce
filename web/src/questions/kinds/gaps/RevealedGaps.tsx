import classes from '../../../attempts/Alternative.module.css';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { RevealedWords } from '../Revealed.tsx';
import { gapAnswers } from './gap-answers.ts';
import { GapText } from './GapText.tsx';

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
