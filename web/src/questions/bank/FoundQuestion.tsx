import type { ListedQuestion } from '@sabia/domain/questions/listed-question.ts';
import { kindNames } from '@sabia/domain/questions/kind-names.ts';
import { difficultyNames } from '@sabia/domain/questions/question-metadata.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { Link } from '@tanstack/react-router';
import { count } from '../../ui/words/plural.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { richTextLine } from '../rich-text-line.ts';
import { QuestionUsage } from './QuestionUsage.tsx';
import classes from '../list/question-list.module.css';

interface FoundQuestionProps {
  question: ListedQuestion;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A question in the list: its name or statement, its facts and its tags. */
export function FoundQuestion({ question, isSelected, onSelect }: FoundQuestionProps) {
  const { id, name, statement, tags, duplicatesQtd, examsQtd, owner } = question;
  const isDrawn = question.drawingExamsQtd > 0 || question.bankAttemptsQtd > 0;
  const line = richTextLine(statement);
  const isUsed = isDrawn || examsQtd > (owner.kind === 'bank' ? 0 : 1);
  return (
    <Card as="li" padding={12}>
      <Row gap={12} align="start" className={classes.row}>
        <input
          type="checkbox"
          aria-label={`Selecionar ${name ?? line}`}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          className={classes.check}
        />
        <Stack gap={4} className={classes.words}>
          <Link
            to="/admin/questoes"
            search={(before) => ({ ...before, questao: id })}
            resetScroll={false}
            className={classes.statement}
          >
            {name ?? line}
          </Link>
          {name && <Muted className={classes.line}>{line}</Muted>}
          <Muted size={13}>{factsOf(question).join(' · ')}</Muted>
          {(tags.length > 0 || duplicatesQtd > 0 || isUsed) && (
            <Row gap={4}>
              {tags.map((tag) => (
                <Tag key={tag} tone="muted">
                  {tag}
                </Tag>
              ))}
              {duplicatesQtd > 0 && (
                <Link
                  to="/admin/questoes"
                  search={({ destino }) => ({ iguais: id, destino })}
                  className={classes.tag}
                >
                  <Tag tone="accent">{count(duplicatesQtd, 'outra igual', 'outras iguais')}</Tag>
                </Link>
              )}
              {isUsed && <QuestionUsage question={question} />}
            </Row>
          )}
        </Stack>
      </Row>
    </Card>
  );
}

/** 'GEO-77 · Banco do Enem · Numérica · Física · Difícil, 31% acertam · Enem 2019' */
function factsOf(question: ListedQuestion): string[] {
  const { code, owner, kind, category, level, difficulty, measured, source, year } = question;
  const stated = difficulty && difficultyNames[difficulty];
  const seen = measured && `${formatPercentage(measured.rightShare)} acertam`;
  return [
    code,
    owner.title,
    kind !== 'SINGLE_CHOICE' && kindNames[kind],
    category?.title,
    level?.title,
    [stated, seen].filter(Boolean).join(', '),
    [source, year].filter(Boolean).join(' '),
  ].filter((fact): fact is string => Boolean(fact));
}
