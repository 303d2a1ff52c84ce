import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { classCode } from '@sabia/domain/classes/class-code.ts';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { rules } from '../../platform/form-rules.ts';
import { Form } from '../../ui/forms/Form.tsx';

const labels = { code: 'Código da turma' };
const validate = rules(z.object({ code: classCode }));

/** Asks for the code of a class, and leads to the class. */
export function CodeForm({ code = '' }: { code?: string | undefined }) {
  const navigate = useNavigate();
  const form = useForm({ initialValues: { code }, validate });
  return (
    <Form
      form={form}
      labels={labels}
      onSubmit={(values) =>
        navigate({ to: '/turmas/entrar', search: { codigo: values.code }, replace: code !== '' })
      }
    >
      <TextInput
        {...form.getInputProps('code')}
        label={labels.code}
        description="Oito letras e números, com ou sem hífen."
        placeholder="B7K2-9QRT"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Button type="submit">Procurar turma</Button>
    </Form>
  );
}
