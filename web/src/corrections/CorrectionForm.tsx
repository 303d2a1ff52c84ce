import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AnswerToCorrect } from '@sabia/domain/attempts/corrections.contract.ts';
import { useId } from 'react';
import { Form } from '../ui/forms/Form.tsx';
import { LeaveGuard } from '../ui/dialogs/LeaveGuard.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Shortcuts, ShortcutsButton } from '../ui/page/Shortcuts.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { useCorrectAnswer } from './corrections.api.ts';
import { creditInWords, readCredit } from './credit.ts';

interface CorrectionFormProps {
  item: AnswerToCorrect;
  onSaved: () => void;
  /** Absent after the last answer. */
  onSkip: (() => void) | undefined;
}

const labels = { credit: 'Crédito', comment: 'Comentário' };

const usual = [
  { value: '0', label: '0' },
  { value: '0,5', label: '½' },
  { value: '1', label: '1' },
];

/** The credit of an answer and a comment for the learner. */
export function CorrectionForm({ item, onSaved, onSkip }: CorrectionFormProps) {
  const correct = useCorrectAnswer();
  const shortcuts = useId();
  const form = useForm({
    initialValues: {
      credit: item.credit === null ? '' : creditInWords(item.credit),
      comment: item.comment ?? '',
    },
    validateInputOnChange: true,
    validate: {
      credit: (text) => (readCredit(text) === null ? 'Dê de 0 a 1: 0,5 é metade da questão' : null),
      comment: (text) => (text.length > 5000 ? 'Máximo de 5.000 caracteres' : null),
    },
  });
  const give = (credit: string) => form.setFieldValue('credit', credit);
  return (
    <Card as="section" aria-label="Correção" padding={24} gap={16}>
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <Heading size={18}>Correção</Heading>
      <Form
        form={form}
        labels={labels}
        draft={{ form: `corrections/${item.attemptId}.${item.question.id}` }}
        onSubmit={async ({ credit, comment }) => {
          await correct(item, { credit: readCredit(credit) ?? 0, comment: comment.trim() || null });
          form.resetDirty();
          showToast({ kind: 'success', message: 'Correção salva' });
          onSaved();
        }}
      >
        <Row gap={12} align="end">
          <TextInput
            {...form.getInputProps('credit')}
            label={labels.credit}
            description="De 0 a 1"
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            styles={{ root: { maxWidth: 160 } }}
          />
          <Row role="group" aria-label="Créditos usuais">
            {usual.map(({ value, label }) => (
              <Button
                key={value}
                variant={form.values.credit === value ? 'filled' : 'default'}
                aria-pressed={form.values.credit === value}
                onClick={() => give(value)}
              >
                {label}
              </Button>
            ))}
          </Row>
        </Row>
        <Textarea
          {...form.getInputProps('comment')}
          label={labels.comment}
          description="O aluno lê ao lado da resposta."
          autosize
          minRows={3}
        />
        <Row justify="between">
          <ShortcutsButton shortcuts={shortcuts} />
          <Row>
            {onSkip && (
              <Button variant="subtle" onClick={onSkip}>
                Pular
              </Button>
            )}
            <Button type="submit" loading={form.submitting}>
              Salvar e próxima
            </Button>
          </Row>
        </Row>
      </Form>
      <Shortcuts
        id={shortcuts}
        shortcuts={[
          { key: '0', name: '0', label: 'Crédito 0', act: () => give('0') },
          { key: '5', name: '5', label: 'Meia questão', act: () => give('0,5') },
          { key: '1', name: '1', label: 'Crédito 1', act: () => give('1') },
          { key: 'n', name: 'N', label: 'Pular para a próxima', act: () => onSkip?.() },
          {
            key: 's',
            name: 'S',
            label: 'Salvar e ir para a próxima',
            act: () => document.querySelector<HTMLElement>('form button[type=submit]')?.click(),
          },
        ]}
      />
    </Card>
  );
}
