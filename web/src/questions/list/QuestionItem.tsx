import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { annulmentNames } from '@sabia/domain/attempts/annulment.ts';
import type { ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { count } from '../../ui/words/plural.ts';
import type { ListOrder } from '../../ui/reordering/list-order.ts';
import { MovableItem } from '../../ui/reordering/MovableItem.tsx';
import type { Moving } from '../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import { kindNames } from '@sabia/domain/questions/kind-names.ts';
import { richTextLine } from '../rich-text-line.ts';
import { weightWords } from '../../attempts/weight-words.ts';
import { alternativeLetters } from '../../attempts/letters.ts';
import type { QuestionStatistic } from '../questions.api.ts';
import { Statistics } from '../statistics/Statistics.tsx';
import classes from './question-list.module.css';
import { QuestionMenu } from './QuestionMenu.tsx';
import type { QuestionActions } from './use-question-actions.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface QuestionItemProps extends Pick<
  ComponentProps<typeof MovableItem>,
  'id' | 'index' | 'isMovable' | 'placement' | 'clone'
> {
  /** From 1, in the order of all questions. */
  number: number;
  /** Undefined while it loads. */
  question: AuthoredQuestion | undefined;
  /** Loads it again after an error. */
  onRetry: (() => void) | undefined;
  moving: Moving<ListOrder> & KeyboardMoving;
  actions: QuestionActions;
  /** Undefined: the questions have no weights. */
  onWeigh: ((question: AuthoredQuestion, number: number) => void) | undefined;
  onAnnul: (question: AuthoredQuestion, number: number) => void;
  /** Of the exam; undefined: without a scale. */
  scaleKind: ScaleKind | undefined;
  areStatisticsShown: boolean;
  /** Undefined while they load. */
  statistics: readonly QuestionStatistic[] | undefined;
}

export function QuestionItem({
  number,
  question,
  onRetry,
  moving,
  actions,
  onWeigh,
  onAnnul,
  scaleKind,
  areStatisticsShown,
  statistics,
  ...item
}: QuestionItemProps) {
  return (
    <MovableItem {...item} moving={moving} label={`Mover a questão ${number}`}>
      {(handle) => (
        <>
          <Row gap={4} align="start" className={classes.row}>
            {handle}
            {question && (
              <Words
                question={question}
                number={number}
                hasWeight={onWeigh !== undefined && hasEffect(question.weight, scaleKind)}
              />
            )}
            {!question && !onRetry && <Skeleton height={84} className={classes.words} />}
            {!question && onRetry && (
              <Stack gap={4} className={classes.words}>
                <p className={classes.lost}>{`A questão ${number} não pôde ser carregada.`}</p>
                <Row>
                  <Button variant="default" size="compact-md" onClick={onRetry}>
                    Tentar novamente
                  </Button>
                </Row>
              </Stack>
            )}
            {question && (
              <QuestionMenu {...{ question, number, moving, actions, onWeigh, onAnnul }} />
            )}
          </Row>
          {question && areStatisticsShown && (
            <Statistics question={question} statistics={statistics} />
          )}
        </>
      )}
    </MovableItem>
  );
}

/** True for a weight that distinguishes the question in scores (product.md A21). */
const hasEffect = (weight: number, scaleKind: ScaleKind | undefined): boolean =>
  scaleKind === 'ITEM_RESPONSE' ? weight === 0 : weight !== 1;

interface WordsProps {
  question: AuthoredQuestion;
  number: number;
  hasWeight: boolean;
}

/** The statement, the correct alternative or the kind, and how often it was answered. */
function Words({ question, number, hasWeight }: WordsProps) {
  const { id, kind, weight, annulment, statement, alternatives, answeredTriesQtd } = question;
  const right = alternatives.findIndex(({ isCorrect }) => isCorrect);
  return (
    <Stack gap={4} className={classes.words}>
      <Link
        to="."
        search={(before) => ({ ...before, questao: id })}
        resetScroll={false}
        className={classes.statement}
      >
        {number}. {richTextLine(statement)}
      </Link>
      {kind === 'SINGLE_CHOICE' && (
        <p className={classes.right}>
          <IconCircleCheck size={16} aria-hidden="true" />
          <VisuallyHidden>Certa: </VisuallyHidden>
          <span>
            {alternativeLetters[right]}) {richTextLine(alternatives[right]?.text ?? '')}
          </span>
        </p>
      )}
      <Muted size={13}>
        {kind === 'SINGLE_CHOICE'
          ? count(alternatives.length, 'alternativa', 'alternativas')
          : kindNames[kind]}
        {question.videoQuestionUrl && ' · com vídeo'}
        {hasWeight && ` · ${weightWords(weight)}`}
        {annulment && ` · anulada: ${annulmentNames[annulment.choice].toLowerCase()}`}
        {' · '}
        {answeredTriesQtd === 0
          ? 'sem respostas ainda'
          : count(answeredTriesQtd, 'tentativa respondeu', 'tentativas responderam')}
      </Muted>
    </Stack>
  );
}
