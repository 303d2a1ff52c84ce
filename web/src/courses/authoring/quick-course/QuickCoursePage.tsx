import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { ImageFields } from '../../../files/ImageFields.tsx';
import { useUploader } from '../../../files/uploader.ts';
import { SettingsForm } from '../../../publications/SettingsForm.tsx';
import { PresentationFields } from '../../../taxonomy/PresentationFields.tsx';
import { useFirstCategory } from '../../../taxonomy/use-first-category.ts';
import { suggestSlug } from '@sabia/domain/courses/suggest-slug.ts';
import { useAuthoring } from '../../authoring.api.ts';
import { newCourse } from '../course-settings/settings-values.ts';
import { CoursePreview } from '../CoursePreview.tsx';
import { NewCourseFrame } from '../NewCourseFrame.tsx';
import { blankCourse, draftOf, labels, labelsOf, mistakesOf } from './quick-values.ts';

/** The short form of a new course (product.md C5). */
export function QuickCoursePage() {
  const navigate = useNavigate();
  const uploader = useUploader();
  const { createCourse } = useAuthoring();
  const form = useForm({
    initialValues: blankCourse,
    validateInputOnChange: true,
    validate: mistakesOf,
  });
  const { category, level, ...shared } = form.values;
  const slug = suggestSlug(shared.title) || 'curso';
  const categoryTitle = useFirstCategory([category]);

  return (
    <NewCourseFrame intro="O básico para começar pelo conteúdo. Habilidades e acesso ficam para antes de publicar.">
      <SettingsForm
        kind="COURSE"
        form={form}
        labels={labelsOf(form.values)}
        isNew
        draft="courses/quick"
        uploader={uploader}
        save={(values) => createCourse(draftOf(values))}
        onSaved={({ id }) =>
          navigate({
            to: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo',
            params: { courseId: id },
          })
        }
        preview={
          <CoursePreview
            values={{ ...newCourse, ...shared, slug, categories: [category], levels: [level] }}
          />
        }
      >
        <PresentationFields
          form={form}
          labels={labels}
          uploader={uploader}
          of="do curso"
          descriptionHint="O que se aprende, para quem é e do que se precisa. Abre a página do curso."
          placeholder="Conte do que trata o curso…"
          afterTitle={<TextInput {...form.getInputProps('subTitle')} label={labels.subTitle} />}
        />
        <ImageFields
          form={form}
          labels={labels}
          cover={{
            artwork: { seed: slug, category: categoryTitle },
            note: 'O desenho muda com o título, e as cores, com a categoria.',
          }}
          uploader={uploader}
        />
      </SettingsForm>
    </NewCourseFrame>
  );
}
