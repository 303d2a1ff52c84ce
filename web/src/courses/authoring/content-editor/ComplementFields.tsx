import { NativeSelect, TextInput } from '@mantine/core';
import { contentLabels } from '@sabia/domain/courses/content-labels.ts';
import { FileInput } from '../../../files/FileInput.tsx';
import type { Uploader } from '../../../files/uploader.ts';
import { type ContentForm, newComplement } from './content-values.ts';
import { ListFields, ListFieldsItem } from './ListFields.tsx';

interface ComplementFieldsProps {
  form: ContentForm;
  uploader: Uploader;
}

const typeNames = [
  { value: 'LINK', label: 'Link' },
  { value: 'TEMPLATE', label: 'Modelo para preencher' },
  { value: 'FILE', label: 'Arquivo' },
];

export function ComplementFields({ form, uploader }: ComplementFieldsProps) {
  return (
    <ListFields
      title={contentLabels.readComplements}
      intro="Leituras, modelos e arquivos que acompanham este conteúdo."
      addLabel="Adicionar material"
      onAdd={() => form.insertListItem('readComplements', newComplement())}
    >
      {form.values.readComplements.map((complement, index) => {
        const path = `readComplements.${index}` as const;
        return (
          <ListFieldsItem
            key={complement.key}
            name={`Material ${index + 1}`}
            onRemove={() => form.removeListItem('readComplements', index)}
          >
            <NativeSelect {...form.getInputProps(`${path}.type`)} label="Tipo" data={typeNames} />
            <TextInput {...form.getInputProps(`${path}.title`)} label="Título" withAsterisk />
            {complement.type === 'LINK' ? (
              <TextInput
                {...form.getInputProps(`${path}.url`)}
                label="Endereço"
                placeholder="https://"
                inputMode="url"
                withAsterisk
              />
            ) : (
              <FileInput
                kind="document"
                label="Documento"
                value={complement.fileUrl}
                onChange={(fileUrl) => {
                  form.setFieldValue(`${path}.fileUrl`, fileUrl);
                  form.validateField(`${path}.url`);
                }}
                // The domain names the missing address of either type `url`.
                error={form.errors[`${path}.url`]}
                data-path={`${path}.url`}
                uploader={uploader}
              />
            )}
          </ListFieldsItem>
        );
      })}
    </ListFields>
  );
}
