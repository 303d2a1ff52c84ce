import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { bodyLimit } from '@sabia/domain/class-notices/class-notice.ts';
import { LeaveGuard } from '../ui/dialogs/LeaveGuard.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { labels, mistakesOf, type NoticeValues } from './notice-values.ts';

interface NoticeFormProps {
  /** The name of its draft on the device. */
  draft: string;
  initialValues: NoticeValues;
  isNew: boolean;
  /** Saves the notice and leaves the form. */
  save: (values: NoticeValues, leave: () => void) => Promise<void>;
}

export function NoticeForm({ draft, initialValues, isNew, save }: NoticeFormProps) {
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  return (
    <Form
      form={form}
      labels={labels}
      draft={{ form: draft }}
      onSubmit={(values) => save(values, () => form.resetDirty())}
    >
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <TextInput {...form.getInputProps('title')} label={labels.title} />
      <Textarea
        {...form.getInputProps('body')}
        label={labels.body}
        description={`Texto simples, até ${bodyLimit.toLocaleString('pt-BR')} caracteres. Chega a cada estudante também por e-mail.`}
        autosize
        minRows={5}
        maxRows={16}
      />
      <TextInput
        {...form.getInputProps('sendAt')}
        type="datetime-local"
        label={labels.sendAt}
        description="No horário da turma. Em branco, vai agora."
      />
      <Row justify="end">
        <Button type="submit" size="md" loading={form.submitting}>
          {!isNew ? 'Salvar alterações' : form.values.sendAt ? 'Agendar aviso' : 'Enviar agora'}
        </Button>
      </Row>
    </Form>
  );
}
