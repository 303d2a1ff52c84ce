import { Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { examSettings } from '@sabia/domain/exams/exam-settings.ts';
import { practiceExamLabels } from '@sabia/domain/practice-exams/practice-exam-labels.ts';
import type {
  PracticeExam,
  PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PaymentTypeInput } from '../../../courses/PaymentTypeInput.tsx';
import { SettingsForm } from '../../../publications/SettingsForm.tsx';
import { DrawFields } from '../../../exams/DrawFields.tsx';
import { examFieldsOf } from '../../../exams/exam-values.ts';
import { ExamTermsFields } from '../../../exams/ExamTermsFields.tsx';
import { OrderFields } from '../../../exams/OrderFields.tsx';
import { InstructionsInput } from '../../../exams/InstructionsInput.tsx';
import { mediaSender } from '../../../files/media-sender.ts';
import { useUploader } from '../../../files/uploader.ts';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { TermsInput } from '../../../taxonomy/TermsInput.tsx';
import { TermSelect } from '../../../taxonomy/TermSelect.tsx';
import { CardPreview } from '../../../ui/cards/CardPreview.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ShortDescriptionInput } from '../../../ui/forms/ShortDescriptionInput.tsx';
import { PracticeExamCard } from '../../PracticeExamCard.tsx';
import { LevelingFields } from './LevelingFields.tsx';
import {
  draftOf,
  type ExamForm,
  labelsOf,
  mistakesOf,
  type SettingsValues,
} from './settings-values.ts';

interface ExamSettingsFormProps {
  initialValues: SettingsValues;
  /** Key of the unsaved values on this device. */
  draft: string;
  /** Null: it does not exist yet. */
  practiceExamId: string | null;
  save: (draft: Omit<PracticeExamDraft, 'isActive'>) => Promise<PracticeExam>;
  onSaved: (exam: PracticeExam) => Promise<void>;
}

export function ExamSettingsForm(props: ExamSettingsFormProps) {
  const { initialValues, draft, practiceExamId, save, onSaved } = props;
  const uploader = useUploader();
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  return (
    <SettingsForm
      kind="PRACTICE_EXAM"
      form={form}
      labels={labelsOf(form.values)}
      isNew={practiceExamId === null}
      draft={draft}
      uploader={uploader}
      save={(values) => save(draftOf(values))}
      onSaved={onSaved}
      preview={<ExamPreview values={form.values} />}
    >
      <PresentationFields form={form} />
      <QuestionFields form={form} />
      <FormSection
        title="Regras"
        intro="Quem já começou uma tentativa a termina com as regras com que começou."
      >
        <ExamTermsFields form={form} />
        <InstructionsInput form={form} media={mediaSender(uploader)} />
        <OrderFields
          form={form}
          orderHint={
            form.values.questionsOrder === 'SHUFFLED_IN_AREAS' && (
              <AreasHint practiceExamId={practiceExamId} />
            )
          }
          orders={examSettings.questionsOrder.options}
        />
      </FormSection>
      <LevelingFields form={form} />
    </SettingsForm>
  );
}

/** Areas are set elsewhere. */
const AreasHint = ({ practiceExamId }: Pick<ExamSettingsFormProps, 'practiceExamId'>) => (
  <>
    As áreas ficam em{' '}
    {practiceExamId ? (
      <TextLink
        to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/nota"
        params={{ practiceExamIdEdit: practiceExamId }}
        inherit
      >
        Nota
      </TextLink>
    ) : (
      'Nota'
    )}
    . Sem áreas, as questões do simulado inteiro são embaralhadas.
  </>
);

const explanations = {
  PAID: 'Só quem assina pode fazer.',
  FREE: 'Todos que têm conta podem fazer.',
} as const;

function PresentationFields({ form }: { form: ExamForm }) {
  return (
    <FormSection title="Apresentação" intro="É por aqui que as pessoas encontram o simulado.">
      <TextInput {...form.getInputProps('title')} label={practiceExamLabels.title} withAsterisk />
      <ShortDescriptionInput
        {...form.getInputProps('shortDescription')}
        label={practiceExamLabels.shortDescription}
        value={form.values.shortDescription}
        of="do simulado"
      />
      <TermsInput
        {...form.getInputProps('categories')}
        value={form.values.categories}
        kind="categories"
        label={practiceExamLabels.categories}
        placeholder="Busque ou crie"
        withAsterisk
      />
      <TermSelect
        {...form.getInputProps('level')}
        kind="levels"
        value={form.values.level}
        label={practiceExamLabels.level}
        withAsterisk
      />
      <TermsInput
        {...form.getInputProps('levels')}
        value={form.values.levels}
        kind="levels"
        label={practiceExamLabels.levels}
        description="Para quem mais o simulado serve"
        placeholder="Busque ou crie"
      />
      <PaymentTypeInput
        {...form.getInputProps('paymentType')}
        label={practiceExamLabels.paymentType}
        explanations={explanations}
      />
    </FormSection>
  );
}

function QuestionFields({ form }: { form: ExamForm }) {
  const { autoGenerate, filters } = form.values;
  return (
    <FormSection title="Questões">
      <Switch
        {...form.getInputProps('autoGenerate', { type: 'checkbox' })}
        label={practiceExamLabels.autoGenerate}
        description="Cada tentativa recebe questões de bancos, cursos e simulados da escola. Desligado, as questões são as que você escrever em Conteúdo."
      />
      {autoGenerate && (
        <DrawFields form={form} filters={{ ...form.getInputProps('filters'), value: filters }} />
      )}
    </FormSection>
  );
}

/** A date that the card does not show. */
const anyDate = '2026-01-01T00:00:00.000Z';

/** The card of the exam in the catalogue, from the values of the form. */
function ExamPreview({ values }: { values: SettingsValues }) {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  return (
    <CardPreview title="Como aparece entre os simulados">
      <PracticeExamCard
        heading="h3"
        exam={{
          ...values,
          ...examFieldsOf(values),
          id: 'previa',
          title: values.title || 'Título do simulado',
          shortDescription: values.shortDescription || 'A descrição curta vem aqui.',
          categories: taxonomy.categories.filter(({ id }) => values.categories.includes(id)),
          levels: taxonomy.levels.filter(
            ({ id }) => id === values.level || values.levels.includes(id),
          ),
          questionsQtd: values.autoGenerate ? Number(values.questionsQtd) : 0,
          passingScore: Number(values.passingScore),
          isActive: false,
          createdAt: anyDate,
          updatedAt: anyDate,
          progress: null,
        }}
      />
    </CardPreview>
  );
}
