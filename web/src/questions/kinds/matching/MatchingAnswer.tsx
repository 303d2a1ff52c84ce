import { VisuallyHidden } from '@mantine/core';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import classes from '../../../attempts/Alternative.module.css';
import { PicturedText } from '../../../attempts/PicturedText.tsx';
import { letterAt, partLine, needsRichText } from '../../../attempts/part-line.ts';
import type { TaskAnswerProps } from '../../task-answer.ts';

/** Items of the left side, each with a list of the items of the right side. */
export function MatchingAnswer({
  task: { kind, left, right },
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'MATCHING'>) {
  const pairs = response?.pairs ?? [];
  function match(leftId: string, rightId: string): void {
    const others = pairs.filter((pair) => pair.leftId !== leftId);
    const next = rightId ? [...others, { leftId, rightId }] : others;
    onRespond(next.length > 0 ? { kind, pairs: next } : null);
  }
  return (
    <fieldset className={classes.list} disabled={isLocked}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <Muted size={14}>Escolha o par de cada item. Um par pode servir a mais de um.</Muted>
      {right.some(needsRichText) && (
        <Stack as="ol" gap={8}>
          {right.map((part, at) => (
            <Row as="li" key={part.id} gap={12}>
              <span className={classes.letter}>{letterAt(at)}</span>
              <PicturedText html={part.text} />
            </Row>
          ))}
        </Stack>
      )}
      {left.map((part) => (
        <div key={part.id} className={classes.item}>
          <PicturedText html={part.text} />
          <select
            aria-label={`Par de ${partLine(part)}`}
            className={classes.field}
            value={pairs.find(({ leftId }) => leftId === part.id)?.rightId ?? ''}
            onChange={({ currentTarget }) => match(part.id, currentTarget.value)}
          >
            <option value="">Escolha o par</option>
            {right.map((one, place) => (
              <option key={one.id} value={one.id}>
                {`${letterAt(place)}. ${partLine(one)}`}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
