import { Button } from '@mantine/core';
import { plainText } from '@sabia/domain/rich-text.ts';
import { useId } from 'react';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import classes from '../../../attempts/Alternative.module.css';
import { PicturedText } from '../../../attempts/PicturedText.tsx';
import type { TaskAnswerProps } from '../../task-answer.ts';

const choices = [
  { isTrue: true, word: 'Certo' },
  { isTrue: false, word: 'Errado' },
];

const hints = {
  PER_ITEM: 'Julgue cada item. Cada um vale uma parte da questão.',
  ALL_OR_NOTHING: 'Julgue cada item. A questão vale com todos certos.',
  RIGHT_MINUS_WRONG:
    'Julgue cada item. Cada erro desconta um acerto; um item em branco não desconta.',
};

/** Items, each of which is right or wrong, or blank again. */
export function TrueFalseAnswer({
  task: { kind, items, scoring },
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'TRUE_FALSE'>) {
  const name = useId();
  const given = response?.items ?? [];
  const judge = (id: string, isTrue: boolean) =>
    onRespond({ kind, items: [...given.filter((one) => one.id !== id), { id, isTrue }] });
  function clear(id: string): void {
    const others = given.filter((one) => one.id !== id);
    onRespond(others.length > 0 ? { kind, items: others } : null);
  }
  return (
    <div role="group" aria-label={label} className={classes.list}>
      <Muted size={14}>{hints[scoring]}</Muted>
      {items.map(({ id, text }, at) => (
        <div
          key={id}
          role="radiogroup"
          aria-label={`Item ${at + 1}: ${plainText(text)}`}
          className={classes.item}
        >
          <PicturedText html={text} />
          <div className={classes.judgements}>
            {choices.map(({ isTrue, word }) => (
              <label key={word} className={classes.judgement}>
                <input
                  type="radio"
                  disabled={isLocked}
                  name={`${name}-${id}`}
                  checked={given.some((one) => one.id === id && one.isTrue === isTrue)}
                  onChange={() => judge(id, isTrue)}
                />
                {word}
              </label>
            ))}
            {!isLocked && (
              <Button
                variant="subtle"
                px={8}
                className={classes.clear}
                data-unneeded={!given.some((one) => one.id === id) || undefined}
                aria-label={`Limpar item ${at + 1}`}
                onClick={({ currentTarget }) => {
                  clear(id);
                  // In place of the button, which disappears.
                  currentTarget.parentElement?.querySelector('input')?.focus();
                }}
              >
                Limpar
              </Button>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
