import { VisuallyHidden } from '@mantine/core';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import classes from '../../../attempts/Alternative.module.css';
import { EnlargeBeside, isPictured } from '../../../attempts/EnlargeBeside.tsx';
import { alternativeLetters } from '../../../attempts/letters.ts';
import type { TaskAnswerProps } from '../../task-answer.ts';

/** Options as checkboxes. */
export function MultipleChoiceAnswer({
  task: { kind, options, scoring },
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'MULTIPLE_CHOICE'>) {
  const chosen = response?.optionIds ?? [];
  const hasTools = options.some(({ text }) => isPictured(text));
  function toggle(id: string): void {
    const optionIds = options
      .map((option) => option.id)
      .filter((one) => (one === id) !== chosen.includes(one));
    onRespond(optionIds.length > 0 ? { kind, optionIds } : null);
  }
  return (
    <fieldset className={classes.list} disabled={isLocked}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <Muted size={14}>
        {scoring === 'ALL_OR_NOTHING'
          ? 'Marque todas as certas, e só elas.'
          : 'Marque todas as certas. Cada uma errada desconta uma certa.'}
      </Muted>
      {options.map(({ id, text }, at) => (
        <div key={id} data-choice className={classes.choice}>
          <label className={classes.alternative} data-disabled={isLocked || undefined}>
            <input
              type="checkbox"
              value={id}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className={classes.letter} data-square>
              {alternativeLetters[at]}
            </span>
            <RichText html={text} />
          </label>
          {hasTools && (
            <span className={classes.tools}>
              <EnlargeBeside html={text} letter={alternativeLetters[at]} />
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}
