import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { liveLabels } from '@sabia/domain/lives/live-labels.ts';
import type { Live, LiveDraft } from '@sabia/domain/lives/live.ts';
import { CoverInput } from '../../../files/CoverInput.tsx';
import { useUploader } from '../../../files/uploader.ts';
import { InstructorsInput } from '../../../instructors/InstructorsInput.tsx';
import { SettingsForm } from '../../../publications/SettingsForm.tsx';
import { TermsInput } from '../../../taxonomy/TermsInput.tsx';
import { useFirstCategory } from '../../../taxonomy/use-first-category.ts';
import { CardPreview } from '../../../ui/cards/CardPreview.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { ShortDescriptionInput } from '../../../ui/forms/ShortDescriptionInput.tsx';
import { useNow } from '../../../ui/words/use-now.ts';
import { momentOfWallClock } from '../../../ui/words/wall-clock.ts';
import { LiveCard } from '../../LiveCard.tsx';
import { draftOf, type LiveForm, mistakesOf, type SettingsValues } from './settings-values.ts';
import { Columns } from '../../../ui/primitives/Columns.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';

interface LiveSettingsFormProps {
  /** Absent for a new live. */
  id?: string;
  initialValues: SettingsValues;
  /** Key of the unsaved values on this device. */
  draft: string;
  isNew: boolean;
  save: (draft: Omit<LiveDraft, 'isActive'>) => Promise<Live>;
  onSaved: (live: Live) => Promise<void>;
}

export function LiveSettingsForm(props: LiveSettingsFormProps) {
  const { id = 'previa', initialValues, draft, isNew, save, onSaved } = props;
  const uploader = useUploader();
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  const category = useFirstCategory(form.values.categories);
  return (
    <SettingsForm
      kind="LIVE"
      form={form}
      labels={liveLabels}
      isNew={isNew}
      draft={draft}
      uploader={uploader}
      save={(values) => save(draftOf(values))}
      onSaved={onSaved}
      preview={<LivePreview id={id} category={category} values={form.values} />}
    >
      <PresentationFields form={form} />
      <InstructorsInput {...form.getInputProps('instructors')} value={form.values.instructors} />
      <TimeFields form={form} />
      <VideoFields form={form} />
      <FormSection title="Imagem" intro="A capa é obrigatória para publicar.">
        <CoverInput
          {...form.getInputProps('thumbUrl')}
          label={liveLabels.thumbUrl}
          value={form.values.thumbUrl}
          artwork={{ seed: id, category }}
          note={
            isNew
              ? 'Um exemplo. Ao ser criada, a live ganha um desenho só dela, nestas cores.'
              : 'As cores seguem a primeira categoria.'
          }
          uploader={uploader}
        />
      </FormSection>
    </SettingsForm>
  );
}

function PresentationFields({ form }: { form: LiveForm }) {
  return (
    <FormSection title="Apresentação" intro="É por aqui que as pessoas encontram a live.">
      <TextInput {...form.getInputProps('title')} label={liveLabels.title} withAsterisk />
      <ShortDescriptionInput
        {...form.getInputProps('shortDescription')}
        label={liveLabels.shortDescription}
        value={form.values.shortDescription}
        of="da live"
      />
      <TermsInput
        {...form.getInputProps('categories')}
        value={form.values.categories}
        kind="categories"
        label={liveLabels.categories}
        placeholder="Busque ou crie"
        withAsterisk
      />
    </FormSection>
  );
}

function TimeFields({ form }: { form: LiveForm }) {
  return (
    <FormSection
      title="Data e hora"
      intro="No horário de Brasília. Sem data, a live aparece sem entrar na agenda de ninguém; se você mudar a data, as agendas e os lembretes acompanham."
    >
      <Columns>
        <TextInput
          {...form.getInputProps('startsAt')}
          type="datetime-local"
          label={liveLabels.startsAt}
        />
        <TextInput
          {...form.getInputProps('endsAt')}
          type="datetime-local"
          label={liveLabels.endsAt}
          min={form.values.startsAt}
        />
      </Columns>
      <Muted size={14}>Sem o fim, conta que a live dura uma hora e meia.</Muted>
    </FormSection>
  );
}

function VideoFields({ form }: { form: LiveForm }) {
  return (
    <FormSection
      title="Onde assistir"
      intro="YouTube e Vimeo tocam aqui mesmo; outro endereço abre em uma nova aba."
    >
      <TextInput
        {...form.getInputProps('liveUrl')}
        type="url"
        label={liveLabels.liveUrl}
        placeholder="https://"
        withAsterisk
      />
      <TextInput
        {...form.getInputProps('recordingUrl')}
        type="url"
        label={liveLabels.recordingUrl}
        description="Depois que a live terminar, é o que as pessoas assistem."
        placeholder="https://"
      />
    </FormSection>
  );
}

/** A date that the card does not show. */
const anyDate = '2026-01-01T00:00:00.000Z';

interface LivePreviewProps {
  id: string;
  category: string | undefined;
  values: SettingsValues;
}

/** The card of the live in the catalogue, from the values of the form. */
function LivePreview({ id, category, values }: LivePreviewProps) {
  const now = useNow();
  return (
    <CardPreview title="Como aparece entre as lives">
      <LiveCard
        heading="h3"
        now={now}
        live={{
          id,
          title: values.title || 'Título da live',
          shortDescription: values.shortDescription || 'A descrição curta vem aqui.',
          thumbUrl: values.thumbUrl,
          categories: category ? [{ id: '', title: category }] : [],
          startsAt: momentOfWallClock(values.startsAt),
          endsAt: momentOfWallClock(values.endsAt),
          hasRecording: values.recordingUrl !== '',
          isActive: false,
          createdAt: anyDate,
          updatedAt: anyDate,
          viewer: null,
        }}
      />
    </CardPreview>
  );
}
