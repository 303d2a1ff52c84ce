import { Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { courseLabels } from '@sabia/domain/courses/course-labels.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { useNavigate } from '@tanstack/react-router';
import { ImageFields } from '../../../files/ImageFields.tsx';
import { useUploader } from '../../../files/uploader.ts';
import { InstructorsInput } from '../../../instructors/InstructorsInput.tsx';
import { SettingsForm } from '../../../publications/SettingsForm.tsx';
import { TermsInput } from '../../../taxonomy/TermsInput.tsx';
import { useFirstCategory } from '../../../taxonomy/use-first-category.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { PaymentTypeInput } from '../../PaymentTypeInput.tsx';
import { CoursePreview } from '../CoursePreview.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import {
  type CourseForm,
  labelsOf,
  mistakesOf,
  mistakesWithoutSkills,
  type SettingsValues,
} from './settings-values.ts';

interface CourseSettingsFormProps {
  initialValues: SettingsValues;
  /** Key of the unsaved values on this device. */
  draft: string;
  isNew: boolean;
  /** The hours that the contents take; null while there are none. */
  computedHours?: number | null;
  /** The course has no skills and may stay so. */
  lacksSkills?: boolean;
  save: (values: SettingsValues) => Promise<Course>;
}

export function CourseSettingsForm({
  initialValues,
  draft,
  isNew,
  computedHours = null,
  lacksSkills = false,
  save,
}: CourseSettingsFormProps) {
  const navigate = useNavigate();
  const uploader = useUploader();
  const validate = lacksSkills ? mistakesWithoutSkills : mistakesOf;
  const form = useForm({ initialValues, validateInputOnChange: true, validate });
  const category = useFirstCategory(form.values.categories);
  return (
    <SettingsForm
      kind="COURSE"
      form={form}
      labels={labelsOf(form.values)}
      isNew={isNew}
      draft={draft}
      uploader={uploader}
      save={save}
      onSaved={({ id }) =>
        navigate({
          to: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo',
          params: { courseId: id },
        })
      }
      preview={<CoursePreview values={form.values} />}
    >
      <PresentationFields
        form={form}
        uploader={uploader}
        suggestsSlug={isNew}
        computedHours={computedHours}
      />
      <AccessFields form={form} />
      <InstructorsInput {...form.getInputProps('instructors')} value={form.values.instructors} />
      <ImageFields
        form={form}
        labels={courseLabels}
        cover={{
          artwork: { seed: form.values.slug || 'curso', category },
          note: 'O desenho muda com o slug, e as cores, com a primeira categoria.',
        }}
        uploader={uploader}
      />
      <FormSection title="Boas-vindas">
        <Switch
          {...form.getInputProps('isTutorial', { type: 'checkbox' })}
          label={courseLabels.isTutorial}
          description="É mostrado a quem acaba de chegar. Só um curso pode ser: este toma o lugar do atual."
        />
      </FormSection>
    </SettingsForm>
  );
}

const explanations = {
  PAID: 'Quem assina abre todo o curso.',
  FREEMIUM: 'Todos abrem as seções marcadas como grátis; quem assina abre o resto.',
  FREE: 'Todos que têm conta abrem todo o curso.',
} as const;

function AccessFields({ form }: { form: CourseForm }) {
  return (
    <FormSection title="Assunto e acesso" intro="É por aqui que as pessoas encontram o curso.">
      <TermsInput
        {...form.getInputProps('categories')}
        value={form.values.categories}
        kind="categories"
        label={courseLabels.categories}
        placeholder="Busque ou crie"
        withAsterisk
      />
      <TermsInput
        {...form.getInputProps('levels')}
        value={form.values.levels}
        kind="levels"
        label={courseLabels.levels}
        placeholder="Busque ou crie"
        withAsterisk
      />
      <TermsInput
        {...form.getInputProps('skills')}
        value={form.values.skills}
        kind="skills"
        label={courseLabels.skills}
        description="O que a pessoa saberá fazer depois do curso"
        placeholder="Busque ou crie"
        withAsterisk
      />
      <PaymentTypeInput
        {...form.getInputProps('paymentType')}
        label={courseLabels.paymentType}
        explanations={explanations}
      />
    </FormSection>
  );
}
