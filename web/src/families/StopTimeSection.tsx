import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { stopTime } from '@sabia/domain/families/stop-time.ts';
import { z } from 'zod';
import { rules } from '../platform/form-rules.ts';
import { Form } from '../ui/forms/Form.tsx';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { useFamily } from './families.api.ts';

const labels = { stopAt: 'Parar às' };

interface StopTimeSectionProps {
  childId: string;
  stopAt: string | null;
}

/** The daily time from which the site reminds the child to stop (product.md FAMILY7). */
export function StopTimeSection({ childId, stopAt }: StopTimeSectionProps) {
  const { setStopTime } = useFamily(childId);
  const form = useForm({
    initialValues: { stopAt: stopAt ?? '' },
    validate: rules(z.object({ stopAt: stopTime })),
  });
  async function save(time: string | null): Promise<void> {
    await setStopTime(time);
    showToast({ kind: 'success', message: time ? 'Horário salvo' : 'Horário retirado' });
  }
  return (
    <FormSection
      title="Hora de parar de estudar"
      intro="A partir desta hora, e até as 5 da manhã, o site lembra que é hora de parar. É um lembrete: nada é bloqueado."
    >
      <Form form={form} labels={labels} onSubmit={(values) => save(values.stopAt)}>
        <TextInput {...form.getInputProps('stopAt')} label={labels.stopAt} type="time" w={140} />
        <Row>
          <Button type="submit" variant="default" loading={form.submitting}>
            Salvar horário
          </Button>
          {stopAt !== null && (
            <Button variant="subtle" onClick={() => void save(null).catch(showFailure)}>
              Sem horário
            </Button>
          )}
        </Row>
      </Form>
    </FormSection>
  );
}
