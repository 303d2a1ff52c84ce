import { Button, NumberInput, Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ExtraTime, extraTimePercent } from '@sabia/domain/users/extra-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { rules } from '../../../platform/form-rules.ts';
import { formatDay } from '../../../ui/words/dates.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { extraTimeQuery, useUserAdministration } from '../administering.api.ts';

const labels = { percent: 'Tempo adicional (%)' };

/** The extra time of a user in exams, fetched only on demand, because it tells about health. */
export function ExtraTimeSection({ userId }: { userId: string }) {
  const [isShown, setShown] = useState(false);
  const query = useQuery({ ...extraTimeQuery(userId), enabled: isShown });
  return (
    <FormSection
      title="Tempo adicional em provas"
      intro="Para quem tem direito a mais tempo. Só a administração e a própria pessoa sabem."
    >
      {isShown ? (
        <Loaded query={query} skeleton={<Skeleton height={100} />}>
          {(known) => <ExtraTimeForm key={known.percent} known={known} />}
        </Loaded>
      ) : (
        <div>
          <Button variant="default" onClick={() => setShown(true)}>
            Mostrar tempo adicional
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function ExtraTimeForm({ known }: { known: ExtraTime }) {
  const { setExtraTime } = useUserAdministration();
  const { id, percent, lastChange } = known;
  const form = useForm<{ percent: number | string }>({
    initialValues: { percent },
    validate: rules(z.object({ percent: extraTimePercent })),
  });

  async function submit(values: typeof form.values): Promise<void> {
    await setExtraTime(id, Number(values.percent));
    showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <NumberInput
        {...form.getInputProps('percent')}
        label={labels.percent}
        description="Quanto a mais sobre o tempo de cada prova, por exemplo 25, 50 ou 100. Vale para as tentativas que começarem depois; 0 tira o direito."
        min={0}
        max={200}
        clampBehavior="none"
        allowDecimal={false}
        suffix="%"
      />
      {lastChange && (
        <Muted>
          Definido em {formatDay(lastChange.at)} por {lastChange.by}.
        </Muted>
      )}
      <div>
        <Button type="submit" variant="default" loading={form.submitting}>
          Salvar
        </Button>
      </div>
    </Form>
  );
}
