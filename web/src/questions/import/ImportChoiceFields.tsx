import { Radio } from '@mantine/core';
import type { ImportChoices, ImportPreview } from '@sabia/domain/questions/question-import.ts';
import { termsLimit } from '@sabia/domain/taxonomy/taxonomy.ts';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { count } from '../../ui/words/plural.ts';

interface ImportChoiceFieldsProps {
  preview: ImportPreview;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}

/** The choices of an import: what to do with duplicates and with categories that the school does not have. */
export function ImportChoiceFields({ preview, choices, onChange }: ImportChoiceFieldsProps) {
  const { duplicates, createCategories } = choices;
  const unknown = preview.categories.filter(({ newTitle }) => newTitle !== null);
  const isAllCreated = unknown.every(({ path }) => createCategories.includes(path));
  return (
    <>
      <Radio.Group
        label="Questões repetidas"
        description={repeatedWords(preview)}
        value={duplicates}
        onChange={(value) => onChange({ ...choices, duplicates: value })}
      >
        <Radio value="skip" label="Pular as repetidas" mt={8} />
        <Radio
          value="complete"
          label="Pular, e completar as que já estão na escola"
          description="Categoria, nome, código e etiquetas entram só onde faltam."
          mt={8}
        />
        <Radio value="import" label="Importar mesmo assim" mt={8} />
      </Radio.Group>
      {unknown.length > 0 && (
        <Fieldset legend={count(unknown.length, 'categoria nova', 'categorias novas')}>
          {unknown.length > 1 && (
            <CheckboxLabel>
              <input
                type="checkbox"
                checked={isAllCreated}
                ref={(box) => {
                  if (box) box.indeterminate = !isAllCreated && createCategories.length > 0;
                }}
                onChange={({ currentTarget }) =>
                  onChange({
                    ...choices,
                    createCategories: currentTarget.checked ? unknown.map(({ path }) => path) : [],
                  })
                }
              />
              <strong>Criar todas</strong>
            </CheckboxLabel>
          )}
          <div role="alert">
            {createCategories.length > preview.categoriesRoom && (
              <ErrorMessage>{fullWords(preview)}</ErrorMessage>
            )}
          </div>
          {unknown.map(({ path, category, questionsQtd }) => (
            <CheckboxLabel key={path}>
              <input
                type="checkbox"
                checked={createCategories.includes(path)}
                onChange={({ currentTarget }) =>
                  onChange({
                    ...choices,
                    createCategories: currentTarget.checked
                      ? [...createCategories, path]
                      : createCategories.filter((one) => one !== path),
                  })
                }
              />
              <span>
                {path}{' '}
                <Muted as="span" size={14}>
                  {`${count(questionsQtd, 'questão', 'questões')}; sem criar, ${questionsQtd === 1 ? 'entra' : 'entram'} ${category ? `em ${category.title}` : 'sem categoria'}`}
                </Muted>
              </span>
            </CheckboxLabel>
          ))}
        </Fieldset>
      )}
    </>
  );
}

const fullWords = ({ categoriesRoom }: ImportPreview): string =>
  `${categoriesRoom === 0 ? 'Não cabe mais nenhuma categoria' : `${categoriesRoom === 1 ? 'Cabe só' : 'Cabem só'} mais ${count(categoriesRoom, 'categoria', 'categorias')}`}: a escola pode ter até ${termsLimit}. Marque menos.`;

function repeatedWords({ questions }: ImportPreview): string {
  const quantityOf = (kind: 'SCHOOL' | 'FILE') =>
    questions.filter(({ duplicate }) => duplicate === kind).length;
  const [inSchool, inFile] = [quantityOf('SCHOOL'), quantityOf('FILE')];
  const found = [
    ...(inSchool > 0 ? [`${count(inSchool, 'já está', 'já estão')} na escola`] : []),
    ...(inFile > 0 ? [`${count(inFile, 'se repete', 'se repetem')} no arquivo`] : []),
  ].join(' e ');
  return `${found || 'Nenhuma à vista'}. As questões com imagens são comparadas ao importar.`;
}
