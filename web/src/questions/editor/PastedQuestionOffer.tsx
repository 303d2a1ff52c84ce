import { Button } from '@mantine/core';
import { count } from '../../ui/words/plural.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { readPastedQuestion } from './pasted-question.ts';
import { blankAlternative, type QuestionForm } from './question-values.ts';

interface PastedQuestionOfferProps {
  form: QuestionForm;
  onDivided: () => void;
}

/** Offers to divide a whole question that was pasted into the statement, while no alternative is written. */
export function PastedQuestionOffer({ form, onDivided }: PastedQuestionOfferProps) {
  const { kind, statement, alternatives } = form.values;
  const isOpen = kind === 'SINGLE_CHOICE' && alternatives.every(({ text }) => text === '');
  const pasted = isOpen ? readPastedQuestion(statement) : null;
  if (!pasted) return null;
  const divide = () => {
    form.setFieldValue('statement', pasted.statement);
    form.setFieldValue(
      'alternatives',
      pasted.alternatives.map((text, at) => ({
        ...blankAlternative(),
        text,
        isCorrect: at === pasted.right,
      })),
    );
    onDivided();
  };
  return (
    <Callout>
      <Row gap={12} justify="between">
        <p role="status">
          {`O enunciado tem ${count(pasted.alternatives.length, 'alternativa', 'alternativas')}${pasted.right === null ? '' : ' e o gabarito'}.`}
        </p>
        <Button variant="default" onClick={divide}>
          Dividir em alternativas
        </Button>
      </Row>
    </Callout>
  );
}
