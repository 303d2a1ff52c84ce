import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { type BannerValues, newBanner } from './banner-values.ts';
import { CoverInput } from './CoverInput.tsx';
import { FileInput } from './FileInput.tsx';
import type { Uploader } from './uploader.ts';
import { Columns } from '../ui/primitives/Columns.tsx';
import { Fieldset } from '../ui/primitives/Fieldset.tsx';
import { Row } from '../ui/primitives/Row.tsx';

interface ImageValues {
  thumbUrl: string | null;
  banners: BannerValues[];
}

interface ImageFieldsProps {
  /** The form, which has these fields and others. */
  form: Pick<
    UseFormReturnType<ImageValues>,
    'values' | 'getInputProps' | 'insertListItem' | 'removeListItem'
  >;
  labels: { thumbUrl: string };
  cover: Pick<ComponentProps<typeof CoverInput>, 'artwork' | 'note'>;
  uploader: Uploader;
}

/** The cover and the banners of a course or trail. */
export function ImageFields({ form, labels, cover, uploader }: ImageFieldsProps) {
  return (
    <FormSection title="Imagens" intro="A capa é obrigatória para publicar. Banners são opcionais.">
      <CoverInput
        {...form.getInputProps('thumbUrl')}
        {...cover}
        label={labels.thumbUrl}
        value={form.values.thumbUrl}
        uploader={uploader}
      />
      {form.values.banners.map((banner, index) => (
        <BannerFields
          key={banner.key}
          form={form}
          uploader={uploader}
          banner={banner}
          index={index}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => form.insertListItem('banners', newBanner())}
        >
          Adicionar banner
        </Button>
      </div>
    </FormSection>
  );
}

interface BannerFieldsProps extends Omit<ImageFieldsProps, 'labels' | 'cover'> {
  banner: BannerValues;
  index: number;
}

function BannerFields({ form, uploader, banner, index }: BannerFieldsProps) {
  const name = `Banner ${index + 1}`;
  return (
    <Fieldset legend={name}>
      <Columns>
        <FileInput
          {...form.getInputProps(`banners.${index}.desktopUrl`)}
          value={banner.desktopUrl}
          kind="image"
          label="No computador"
          description="Bem deitada, cerca de 1920 × 480 pixels."
          ratio="4 / 1"
          uploader={uploader}
        />
        <FileInput
          {...form.getInputProps(`banners.${index}.mobileUrl`)}
          value={banner.mobileUrl}
          kind="image"
          label="No celular"
          description="Cerca de 800 × 600 pixels."
          ratio="4 / 3"
          uploader={uploader}
        />
      </Columns>
      <Row>
        <Button variant="subtle" color="red" onClick={() => form.removeListItem('banners', index)}>
          Remover {name.toLowerCase()}
        </Button>
      </Row>
    </Fieldset>
  );
}
