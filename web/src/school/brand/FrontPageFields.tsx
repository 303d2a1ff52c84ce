import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import { brandLabels } from '@sabia/domain/school/school-labels.ts';
import { frontPageLimits } from '@sabia/domain/school/school.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import type { BrandValues } from './brand-values.ts';
import { FrontPagePreview } from './FrontPagePreview.tsx';

const { hero, last } = frontPageTexts;

/** The texts of the front page, with their lengths and a preview. */
export function FrontPageFields({ form }: { form: UseFormReturnType<BrandValues> }) {
  const { values } = form;
  const lengthOf = (field: keyof typeof frontPageLimits) =>
    `${values[field].trim().length} de ${frontPageLimits[field]} caracteres.`;

  return (
    <FormSection
      title="Página inicial"
      intro="O começo e o fim da página que visitantes veem. Um campo vazio mostra o padrão."
    >
      <TextInput
        {...form.getInputProps('frontPageHeading')}
        label={brandLabels.frontPageHeading}
        description={`As palavras entre *asteriscos* ficam na cor de destaque. ${lengthOf('frontPageHeading')}`}
        placeholder={hero.heading.replaceAll('\n', ' ')}
        autoComplete="off"
      />
      <Textarea
        {...form.getInputProps('frontPageIntro')}
        label={brandLabels.frontPageIntro}
        description={`Também descreve o site em buscadores e em links compartilhados. ${lengthOf('frontPageIntro')}`}
        placeholder={hero.intro}
        autosize
        minRows={3}
      />
      <TextInput
        {...form.getInputProps('lastCallTitle')}
        label={brandLabels.lastCallTitle}
        description={lengthOf('lastCallTitle')}
        placeholder={last.title}
        autoComplete="off"
      />
      <Textarea
        {...form.getInputProps('lastCallText')}
        label={brandLabels.lastCallText}
        description={lengthOf('lastCallText')}
        placeholder={last.text}
        autosize
        minRows={2}
      />
      <FrontPagePreview values={values} />
    </FormSection>
  );
}
