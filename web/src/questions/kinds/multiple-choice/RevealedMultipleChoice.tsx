import { lowerFirst } from '@sabia/domain/lower-first.ts';
import classes from '../../../attempts/Alternative.module.css';
import { alternativeLetters } from '../../../attempts/letters.ts';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { RevealedPart } from '../Revealed.tsx';

export function RevealedMultipleChoice({
  task,
  answerKey,
  response,
  who,
}: RevealedTaskProps<'MULTIPLE_CHOICE'>) {
  return (
    <ol className={classes.list}>
      {task.options.map(({ id, text }, at) => {
        const isChosen = response?.optionIds.includes(id) ?? false;
        const isRight = answerKey?.rightOptionIds.includes(id);
        return (
          <RevealedPart
            key={id}
            sign={alternativeLetters[at]}
            html={text}
            isRight={isChosen || isRight ? isRight : undefined}
          >
            {choiceWords(who, isChosen, isRight)}
          </RevealedPart>
        );
      })}
    </ol>
  );
}

function choiceWords(who: string, isChosen: boolean, isRight: boolean | undefined): string | null {
  if (isRight === undefined) return isChosen ? `${who} marcou` : null;
  if (isRight)
    return isChosen ? `${who} marcou, e está certa` : `Certa, e ${lowerFirst(who)} não marcou`;
  return isChosen ? `${who} marcou, e não é certa` : null;
}
