import type { PreviewedQuestion as Question } from '@sabia/domain/questions/question-import.ts';
import { kindNames } from '@sabia/domain/questions/kind-names.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from './import.module.css';
import { KeyLine } from './KeyLine.tsx';
import { PreviewedTask } from './PreviewedTask.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';

interface PreviewedQuestionProps {
  question: Question;
  isSkipped: boolean;
}

const duplicateWords = { FILE: 'Repetida no arquivo', SCHOOL: 'Já está na escola' } as const;

/** A question of the import preview. */
export function PreviewedQuestion({ question, isSkipped }: PreviewedQuestionProps) {
  const { line, title, kind, statement, alternatives, explanation, duplicate } = question;
  return (
    <Card as="li" gap={8} className={classes.question}>
      <Row justify="between">
        <Muted size={13}>
          {[`Linha ${line}`, kindNames[kind], title].filter(Boolean).join(' · ')}
        </Muted>
        {duplicate && (
          <Tag tone="muted">
            {duplicateWords[duplicate]}
            {isSkipped && ': fica de fora'}
          </Tag>
        )}
      </Row>
      <RichText html={statement} />
      <Stack as="ul" gap={4} className={classes.alternatives}>
        {alternatives.map(({ text, isCorrect }, at) => (
          <KeyLine key={at} html={text} isRight={isCorrect} />
        ))}
      </Stack>
      <PreviewedTask question={question} />
      <Metadata question={question} />
      {explanation && (
        <details>
          <summary>Explicação</summary>
          <RichText html={explanation} />
        </details>
      )}
    </Card>
  );
}

function Metadata({ question: { code, category, tags } }: { question: Question }) {
  const words = [code && `Código ${code}`, category, tags.join(', ')].filter(Boolean);
  return words.length > 0 && <Muted size={13}>{words.join(' · ')}</Muted>;
}
