import { Button } from '@mantine/core';
import { companyLabels } from '@sabia/domain/school/school-labels.ts';
import { type ReactNode, useState } from 'react';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { RichTextInput } from '../../ui/rich-text/editor/RichTextInput.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface TermsFieldProps {
  /** Empty for the default text. */
  value: string;
  /** The terms in force; a text of the school begins with them. */
  current: string;
  error: ReactNode;
  onChange: (html: string) => void;
}

/** The terms of use: the default text, or a text of the school. */
export function TermsField({ value, current, error, onChange }: TermsFieldProps) {
  const [isOwn, setOwn] = useState(value !== '');

  function choose(own: boolean): void {
    setOwn(own);
    onChange(own ? current : '');
  }

  return (
    <FormSection
      title={companyLabels.terms}
      intro={
        isOwn
          ? 'Este texto substitui o texto padrão.'
          : 'A escola usa o texto padrão, com os dados acima. Peça a um advogado que o leia antes de vender.'
      }
    >
      {isOwn && (
        <RichTextInput
          label="Texto"
          value={value}
          onChange={onChange}
          error={error}
          media={noMedia}
          data-path="terms"
        />
      )}
      <Row gap={16}>
        <Button variant="default" onClick={() => choose(!isOwn)}>
          {isOwn ? 'Voltar ao texto padrão' : 'Escrever um texto próprio'}
        </Button>
        <TextLink to="/termos">Ver a página Termos de uso</TextLink>
      </Row>
    </FormSection>
  );
}

const noMedia = {
  problem: () => 'Os termos de uso não podem ter imagens nem áudios.',
  upload: () => Promise.resolve(false),
};
