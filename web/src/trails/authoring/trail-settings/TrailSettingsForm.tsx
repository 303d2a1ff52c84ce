import { useForm } from '@mantine/form';
import { type Trail, type TrailDraft, trailLabels } from '@sabia/domain/trails/trail.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ImageFields } from '../../../files/ImageFields.tsx';
import { useUploader } from '../../../files/uploader.ts';
import { InstructorsInput } from '../../../instructors/InstructorsInput.tsx';
import { SettingsForm } from '../../../publications/SettingsForm.tsx';
import { PresentationFields } from '../../../taxonomy/PresentationFields.tsx';
import { useFirstCategory } from '../../../taxonomy/use-first-category.ts';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { CardPreview } from '../../../ui/cards/CardPreview.tsx';
import { TrailCard } from '../../TrailCard.tsx';
import { draftOf, labelsOf, mistakesOf, type SettingsValues } from './settings-values.ts';

type OfItems = Pick<Trail, 'contentsQtd' | 'paymentType'>;

interface TrailSettingsFormProps {
  /** Absent for a new trail. */
  id?: string;
  initialValues: SettingsValues;
  /** The card that the list shows has them from its items. */
  ofItems: OfItems;
  /** Key of the unsaved values on this device. */
  draft: string;
  isNew: boolean;
  save: (draft: Omit<TrailDraft, 'isActive'>) => Promise<Trail>;
}

export function TrailSettingsForm(props: TrailSettingsFormProps) {
  const { id = 'previa', initialValues, ofItems, draft, isNew, save } = props;
  const navigate = useNavigate();
  const uploader = useUploader();
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  const category = useFirstCategory([form.values.category]);
  return (
    <SettingsForm
      kind="TRAIL"
      form={form}
      labels={labelsOf(form.values)}
      isNew={isNew}
      draft={draft}
      uploader={uploader}
      save={(values) => save(draftOf(values))}
      onSaved={(trail) =>
        navigate({
          to: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo',
          params: { trailIdEdit: trail.id },
        })
      }
      preview={<TrailPreview id={id} values={form.values} ofItems={ofItems} />}
    >
      <PresentationFields
        form={form}
        labels={trailLabels}
        uploader={uploader}
        intro="É por aqui que as pessoas encontram a trilha."
        of="da trilha"
        descriptionHint="Aonde a trilha leva, e para quem ela é."
        placeholder="Conte aonde se chega no fim…"
      />
      <InstructorsInput {...form.getInputProps('instructors')} value={form.values.instructors} />
      <ImageFields
        form={form}
        labels={trailLabels}
        cover={{
          artwork: { seed: id, category: category ?? 'Categoria' },
          note: isNew
            ? 'Um exemplo. Ao ser criada, a trilha ganha um desenho só dela, nestas cores.'
            : 'As cores seguem a categoria.',
        }}
        uploader={uploader}
      />
    </SettingsForm>
  );
}

/** A date that the card does not show. */
const anyDate = '2026-01-01T00:00:00.000Z';

interface TrailPreviewProps {
  id: string;
  values: SettingsValues;
  ofItems: OfItems;
}

/** The card of the trail in the catalogue, from the values of the form. */
function TrailPreview({ id, values, ofItems }: TrailPreviewProps) {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  const chosen = (kind: 'categories' | 'levels', termId: string, placeholder: string) =>
    taxonomy[kind].find((term) => term.id === termId) ?? { id: '', title: placeholder };
  return (
    <CardPreview title="Como aparece entre as trilhas">
      <TrailCard
        heading="h3"
        trail={{
          ...values,
          id,
          title: values.title || 'Título da trilha',
          shortDescription: values.shortDescription || 'A descrição curta vem aqui.',
          category: chosen('categories', values.category, 'Categoria'),
          level: chosen('levels', values.level, 'Nível'),
          estimatedCompletionHours: Number(values.estimatedCompletionHours) || 0,
          contentsQtd: ofItems.contentsQtd,
          paymentType: ofItems.paymentType,
          isActive: false,
          createdAt: anyDate,
          updatedAt: anyDate,
          progress: null,
        }}
      />
    </CardPreview>
  );
}
