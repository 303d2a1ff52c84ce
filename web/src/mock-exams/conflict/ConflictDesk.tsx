import { Button } from '@mantine/core';
import type { CardReadings } from '@sabia/domain/mock-exams/card-readings.ts';
import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';
import { useState } from 'react';
import { v7 } from 'uuid';
import { Shortcuts, ShortcutsButton } from '../../ui/page/Shortcuts.tsx';
import { Card as CardBox } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { count } from '../../ui/words/plural.ts';
import { decisions as choices } from '../reading/doubt-keys.ts';
import { AnswerSets } from './AnswerSets.tsx';
import {
  answerSets,
  decidedAnswers,
  type Decisions,
  decisionsBy,
  linesToDecide,
} from './conflict-lines.ts';
import { DifferentLines } from './DifferentLines.tsx';
import { markWords } from './mark-words.ts';

export interface Decided extends Pick<CardReadings['counted'], 'answers' | 'doubles'> {
  /** The same for every attempt to send this decision. */
  readingId: string;
}

interface ConflictDeskProps {
  card: CardReadings;
  isPending: boolean;
  onDecide: (decided: Decided) => void;
}

/** The lines in which readings of a card differ: a person takes one of them, or decides line by line. */
export function ConflictDesk({ card, isPending, onDecide }: ConflictDeskProps) {
  const sets = answerSets(card);
  const lines = linesToDecide(sets);
  const [line, setLine] = useState(lines[0]);
  const { decisions, readingId, decide, undo } = useDecisions();
  const openQtd = lines.filter((each) => !decisions[each]).length;
  /** The next line in the order of the card, from the beginning after the last one; without `isOpen` also a decided one. */
  const lineAfter = (known: Decisions, isOpen: boolean) => {
    const at = lines.indexOf(line ?? 0);
    const others = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
    return others.find((each) => !isOpen || !known[each]) ?? line;
  };
  function choose(decision: LineProposal): void {
    if (line === undefined) return;
    const next = { ...decisions, [line]: decision };
    decide(next);
    setLine(lineAfter(next, true));
  }
  function take(at: number): void {
    const set = sets[at];
    if (!set) return;
    decide(decisionsBy(set, lines));
    setLine(lines.find((each) => set.doubts.includes(each)) ?? line);
  }
  const next = () => setLine(lineAfter(decisions, false));
  return (
    <Stack gap={16}>
      <AnswerSets sets={sets} onTake={take} />
      <CardBox as="section" aria-label="Decisão" padding={16} gap={12}>
        <Heading size={18}>{line === undefined ? 'Decisão' : `Questão ${line}`}</Heading>
        {line !== undefined && (
          <>
            <p role="status">
              {sets.map((set, at) => `Leitura ${at + 1}: ${markWords(set, line)}.`).join(' ')} O que
              a pessoa marcou?
            </p>
            <Row>
              {choices.map(({ key, decision, words }) => (
                <Button
                  key={key}
                  size="md"
                  variant={decision === decisions[line] ? 'filled' : 'default'}
                  aria-pressed={decision === decisions[line]}
                  aria-keyshortcuts={key}
                  onClick={() => choose(decision)}
                >
                  {words}
                </Button>
              ))}
            </Row>
            <Muted size={14}>
              No teclado: 1 a 5 para A a E, 6 para em branco, 7 para duas marcas.
            </Muted>
          </>
        )}
        <p role="status">
          {openQtd === 0
            ? 'Todas as linhas estão decididas.'
            : `${count(openQtd, 'linha espera', 'linhas esperam')} a sua decisão.`}
        </p>
        <Row>
          <Button variant="default" disabled={lines.length < 2} onClick={next}>
            Próxima linha
          </Button>
          <Button variant="default" disabled={!undo} onClick={undo}>
            Desfazer
          </Button>
          <Button
            loading={isPending}
            disabled={openQtd > 0}
            onClick={() => onDecide({ readingId, ...decidedAnswers(card.counted, decisions) })}
          >
            Guardar a decisão
          </Button>
        </Row>
        <Shortcuts
          id="conflict-keys"
          shortcuts={[
            ...choices.map(({ key, decision, words }) => ({
              key,
              name: key,
              label: words,
              act: () => choose(decision),
            })),
            { key: 'p', name: 'P', label: 'Próxima linha', act: next },
            { key: 'z', name: 'Z', label: 'Desfazer', act: () => undo?.() },
          ]}
        />
        <ShortcutsButton shortcuts="conflict-keys" />
      </CardBox>
      <DifferentLines {...{ sets, lines, decisions, line }} onChoose={setLine} />
    </Stack>
  );
}

/** The decisions of a person with what came before, and the id under which they are sent. */
function useDecisions() {
  const [steps, setSteps] = useState<readonly { decisions: Decisions; readingId: string }[]>(() => [
    { decisions: {}, readingId: v7() },
  ]);
  const { decisions = {}, readingId = '' } = steps.at(-1) ?? {};
  return {
    decisions,
    readingId,
    decide: (next: Decisions) => setSteps([...steps, { decisions: next, readingId: v7() }]),
    /** Undefined: nothing was decided. */
    undo: steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : undefined,
  };
}
