import { lowerFirst } from '@sabia/domain/lower-first.ts';
import classes from '../Alternative.module.css';
import { alternativeLetters } from '../letters.ts';
import { RevealedPart } from './Revealed.tsx';
import type { RevealedTaskProps } from './task-answer.ts';

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
