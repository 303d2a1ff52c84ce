import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { brandLabels } from '@sabia/domain/school/school-labels.ts';
import type { School, SchoolChanges } from '@sabia/domain/school/school.ts';
import { FileInput } from '../../files/FileInput.tsx';
import { settleUploads } from '../../files/settle-uploads.ts';
import { useUploader } from '../../files/uploader.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { SaveBar } from '../../ui/forms/SaveBar.tsx';
import classes from './BrandForm.module.css';
import { BrandPreview } from './BrandPreview.tsx';
import { changesOf, defaultValues, mistakesIn, valuesOf } from './brand-values.ts';
import { ColorField } from './ColorField.tsx';
import { FrontPageFields } from './FrontPageFields.tsx';

interface BrandFormProps {
  school: School;
  save: (changes: SchoolChanges) => Promise<School>;
  onSaved: () => void;
}

export function BrandForm({ school, save, onSaved }: BrandFormProps) {
  const uploader = useUploader();
  const form = useForm({
    initialValues: valuesOf(school),
    validateInputOnChange: true,
    validate: mistakesIn,
  });
  const { values } = form;
  return (
    <div className={classes.layout}>
      <LeaveGuard hasChanges={() => form.isDirty()} isKept={false} />
      <Form
        form={form}
        labels={brandLabels}
        settle={() => settleUploads(uploader)}
        onSubmit={async (submitted) => {
          await save(changesOf(submitted));
          form.resetDirty();
          onSaved();
        }}
      >
        <FormSection title="Nome e logotipo" intro="Um campo vazio mostra o padrão.">
          <TextInput
            {...form.getInputProps('brandName')}
            label={brandLabels.brandName}
            placeholder={defaultBrand.name}
            autoComplete="off"
          />
          <FileInput
            {...form.getInputProps('logoUrl')}
            kind="image"
            label={brandLabels.logoUrl}
            description="Com fundo transparente. Se a largura passar do dobro da altura, o logotipo aparece sem o nome ao lado."
            value={values.logoUrl}
            onChange={(url) => form.setFieldValue('logoUrl', url ?? '')}
            ratio="4 / 1"
            uploader={uploader}
            data-path="logoUrl"
          />
        </FormSection>
        <FormSection
          title="Cores"
          intro="O contraste de cada cor é medido: quem enxerga pouco também precisa ler. No tema escuro a cor clareia sozinha."
        >
          <Columns>
            <ColorField
              {...form.getInputProps('actionColor')}
              use="action"
              label={brandLabels.actionColor}
              description="Botões e links"
              value={values.actionColor}
              onChange={(color) => form.setFieldValue('actionColor', color)}
            />
            <ColorField
              {...form.getInputProps('aliveColor')}
              use="alive"
              label={brandLabels.aliveColor}
              description="Sequência de estudo, comemorações e lives"
              value={values.aliveColor}
              onChange={(color) => form.setFieldValue('aliveColor', color)}
            />
          </Columns>
        </FormSection>
        <FormSection title="Textos">
          <TextInput
            {...form.getInputProps('tagline')}
            label={brandLabels.tagline}
            description="Também fecha os e-mails"
            placeholder={defaultBrand.tagline}
            autoComplete="off"
          />
          <TextInput
            {...form.getInputProps('senderName')}
            label={brandLabels.senderName}
            description="O nome que as pessoas veem na caixa de entrada; o endereço continua o mesmo"
            placeholder={values.brandName || defaultBrand.name}
            autoComplete="off"
          />
        </FormSection>
        <FrontPageFields form={form} />
        <Row>
          <Button variant="default" onClick={() => form.setValues(defaultValues)}>
            Voltar ao padrão
          </Button>
        </Row>
        <SaveBar label="Salvar alterações" isSaving={form.submitting} hasUnsaved={form.isDirty()} />
      </Form>
      <BrandPreview values={values} />
    </div>
  );
}
