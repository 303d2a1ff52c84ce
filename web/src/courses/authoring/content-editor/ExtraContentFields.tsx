import { TextInput } from '@mantine/core';
import { contentLabels } from '@sabia/domain/courses/content-labels.ts';
import { type ContentForm, newExtraContent } from './content-values.ts';
import { ListFields, ListFieldsItem } from './ListFields.tsx';

export function ExtraContentFields({ form }: { form: ContentForm }) {
  return (
    <ListFields
      title={contentLabels.extraContents}
      intro="Para quem quer ir além: vídeos, textos e cursos de outros lugares."
      addLabel="Adicionar conteúdo extra"
      onAdd={() => form.insertListItem('extraContents', newExtraContent())}
    >
      {form.values.extraContents.map(({ key }, index) => (
        <ListFieldsItem
          key={key}
          name={`Conteúdo extra ${index + 1}`}
          onRemove={() => form.removeListItem('extraContents', index)}
        >
          <TextInput
            {...form.getInputProps(`extraContents.${index}.title`)}
            label="Título"
            withAsterisk
          />
          <TextInput
            {...form.getInputProps(`extraContents.${index}.contentUrl`)}
            label="Endereço"
            placeholder="https://"
            inputMode="url"
            withAsterisk
          />
        </ListFieldsItem>
      ))}
    </ListFields>
  );
}
