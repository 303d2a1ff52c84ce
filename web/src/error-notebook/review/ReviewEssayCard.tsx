import type { EssayCard } from '@sabia/domain/error-notebook/essay-card.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { QuestionHeading } from '../../attempts/QuestionHeading.tsx';
import classes from '../../attempts/QuickQuestion.module.css';
import { QuickQuestionBar } from '../../attempts/QuickQuestionBar.tsx';
import { Shortcuts } from '../../ui/page/Shortcuts.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EssayCardWords } from '../EssayCardWords.tsx';
import { essayCardText, essayCardTitle } from '../notebook-card.ts';
import { Origin } from '../Origin.tsx';
import { Return } from './Return.tsx';
import type { AnsweredCard } from './review-queue.ts';

interface ReviewEssayCardProps {
  card: EssayCard;
  /** From 1. */
  number: number;
  /** Undefined before the learner has said if it was remembered. */
  answered: AnsweredCard | undefined;
  /** Reviews cannot be sent for now. */
  isStuck: boolean;
  isLast: boolean;
  onAssess: (isRemembered: boolean) => void;
  onNext: () => void;
}

/** A card of an essay to review: recalled, uncovered, and judged by the learner (product.md E8). */
export function ReviewEssayCard(props: ReviewEssayCardProps) {
  const { card, number, answered, isStuck, isLast, onAssess, onNext } = props;
  const [isOpen, setOpen] = useState(false);
  const [heading, shortcuts] = [useId(), useId()];
  const shown = useRef<HTMLDivElement>(null);
  const isAnswered = answered !== undefined;
  useEffect(() => {
    // The focused button was replaced.
    if (isOpen || isAnswered) shown.current?.focus();
  }, [isOpen, isAnswered]);
  const assess = (isRemembered: boolean) => {
    if (isOpen && !isAnswered) onAssess(isRemembered);
  };
  return (
    <>
      <Stack gap={20}>
        <Stack as="article" gap={16} aria-labelledby={heading}>
          <header>
            <QuestionHeading id={heading} number={number} word="Cartão" />
            <Muted size={14}>
              <Origin origin={card.origin} attemptId={card.attemptId} />
            </Muted>
          </header>
          <Heading as="h3" size={18}>
            {essayCardTitle(card)}
          </Heading>
          <EssayCardWords card={card} />
          {!isOpen && <p>Tente lembrar o que a correção disse, e depois confira.</p>}
          <div ref={shown} tabIndex={-1} role="status" className={classes.shown}>
            {isOpen && <Callout>{essayCardText(card)}</Callout>}
          </div>
        </Stack>
        <Return
          answered={answered}
          describedBy={heading}
          waitingWords={isStuck ? 'Guardada. Ela vai sozinha quando a conexão voltar.' : ''}
        />
      </Stack>
      <QuickQuestionBar shortcuts={shortcuts}>
        {!isOpen && (
          <Button size="md" onClick={() => setOpen(true)}>
            Ver o que a correção disse
          </Button>
        )}
        {isOpen && !answered && (
          <>
            <Button size="md" variant="default" onClick={() => assess(false)}>
              Ainda não
            </Button>
            <Button size="md" onClick={() => assess(true)}>
              Lembrei
            </Button>
          </>
        )}
        {answered && (
          <Button
            size="md"
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
            onClick={onNext}
          >
            {isLast ? 'Ver como foi' : 'Próxima'}
          </Button>
        )}
      </QuickQuestionBar>
      <Shortcuts
        id={shortcuts}
        shortcuts={[
          { key: '1', name: '1', label: 'Ainda não', act: () => assess(false) },
          { key: '2', name: '2', label: 'Lembrei', act: () => assess(true) },
          {
            key: 'enter',
            name: 'Enter',
            label: 'Ver o que a correção disse; depois, ir para a próxima',
            act: () => (answered ? onNext() : setOpen(true)),
          },
        ]}
      />
    </>
  );
}
