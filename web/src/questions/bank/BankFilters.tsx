import { Button } from '@mantine/core';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { kindNames } from '@sabia/domain/questions/kind-names.ts';
import { measuredDifficulties } from '@sabia/domain/questions/question-statistics.ts';
import { difficultyNames } from '@sabia/domain/questions/question-metadata.ts';
import type { QuestionCollection } from '@sabia/domain/questions/banks.ts';
import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { IconAdjustmentsHorizontal, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { FilterSelect, ListingFilters } from '../../ui/lists/ListingFilters.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { collectionsQuery, labelsQuery } from '../question-collections.api.ts';
import { type BankSearch, bankSearch } from './bank-search.ts';
import { fullListsNote } from './full-lists.ts';
import classes from '../list/question-list.module.css';

const uses = { '': 'Todas', unused: 'Nunca usadas', repeated: 'Repetidas' };

const [easyFrom] = measuredDifficulties.EASY;
const [mediumFrom] = measuredDifficulties.MEDIUM;
const measured = {
  '': 'Todas',
  EASY: `Fácil: ${formatPercentage(easyFrom)} de acertos ou mais`,
  MEDIUM: `Média: de ${formatPercentage(mediumFrom)} a ${formatPercentage(easyFrom)}`,
  HARD: `Difícil: menos de ${formatPercentage(mediumFrom)}`,
};

interface BankFiltersProps {
  search: BankSearch;
  onShowChanges: () => void;
}

/** Search and filters of the list of questions; the rarer ones are behind a button. */
export function BankFilters({ search, onShowChanges }: BankFiltersProps) {
  const navigate = useNavigate({ from: '/admin/questoes' });
  const { data: taxonomy } = useQuery(taxonomyQuery);
  const { data: collections = [] } = useQuery(collectionsQuery);
  const { tipoDaQuestao, nivel, dificuldadeMedida, etiqueta, fonte, autores, ano, uso } = search;
  const rareQtd = [
    tipoDaQuestao,
    nivel,
    dificuldadeMedida,
    etiqueta,
    fonte,
    autores,
    ano,
    uso,
  ].filter(Boolean).length;
  const [isOpen, setOpen] = useState(rareQtd > 0);
  const id = useId();
  const change = (changed: Record<string, string>) =>
    void navigate({
      search: bankSearch({ ...search, iguais: undefined, ...changed }),
      replace: true,
    });

  return (
    <Stack gap={4} className={classes.filters}>
      <ListingFilters
        placeholder="Palavras, código, etiqueta…"
        search={search.busca ? { busca: search.busca } : {}}
        onSearch={(busca) => change({ busca })}
      >
        <FilterSelect
          label="Banco"
          value={search.banco}
          options={{ '': 'Todos', ...titlesOf(collections) }}
          onChange={(banco) => change({ banco })}
        />
        <FilterSelect
          label="Categoria"
          value={search.categoria}
          options={{ '': 'Todas', ...titlesOf(taxonomy?.categories) }}
          onChange={(categoria) => change({ categoria })}
        />
        <FilterSelect
          label="Dificuldade"
          value={search.dificuldade}
          options={{ '': 'Todas', ...difficultyNames }}
          onChange={(dificuldade) => change({ dificuldade })}
        />
      </ListingFilters>
      <Row justify="between">
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {rareQtd > 0 ? `Mais filtros (${rareQtd})` : 'Mais filtros'}
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconHistory size={18} aria-hidden="true" />}
          onClick={onShowChanges}
        >
          Mudanças recentes
        </Button>
      </Row>
      <div id={id} hidden={!isOpen}>
        {isOpen && <RareFilters search={search} levels={taxonomy?.levels} onChange={change} />}
      </div>
    </Stack>
  );
}

interface RareFiltersProps {
  search: BankSearch;
  levels: readonly Term[] | undefined;
  onChange: (changed: Record<string, string>) => void;
}

function RareFilters({ search, levels, onChange }: RareFiltersProps) {
  const { data } = useQuery(labelsQuery);
  const { tags = [], sources = [], authors = [], years = [] } = data ?? {};
  const note = fullListsNote({ tags, sources, authors });
  return (
    <Stack gap={8}>
      <Columns>
        <FilterSelect
          label="Tipo"
          value={search.tipoDaQuestao}
          options={{ '': 'Todos', ...kindNames }}
          onChange={(tipoDaQuestao) => onChange({ tipoDaQuestao })}
        />
        <FilterSelect
          label="Nível"
          value={search.nivel}
          options={{ '': 'Todos', ...titlesOf(levels) }}
          onChange={(nivel) => onChange({ nivel })}
        />
        <FilterSelect
          label="Dificuldade medida"
          value={search.dificuldadeMedida}
          options={measured}
          onChange={(dificuldadeMedida) => onChange({ dificuldadeMedida })}
        />
        <FilterSelect
          label="Etiqueta"
          value={search.etiqueta}
          options={{ '': 'Todas', ...alike(tags, search.etiqueta) }}
          onChange={(etiqueta) => onChange({ etiqueta })}
        />
        <FilterSelect
          label="Fonte"
          value={search.fonte}
          options={{ '': 'Todas', ...alike(sources, search.fonte) }}
          onChange={(fonte) => onChange({ fonte })}
        />
        <FilterSelect
          label="Autores"
          value={search.autores}
          options={{ '': 'Todos', ...alike(authors, search.autores) }}
          onChange={(autores) => onChange({ autores })}
        />
        {/* The year is no key of an object: numeric keys would come first, before 'Todos'. */}
        <FilterSelect
          label="Ano"
          value={search.ano && `ano ${search.ano}`}
          options={{
            '': 'Todos',
            ...Object.fromEntries(years.map((year) => [`ano ${year}`, String(year)])),
          }}
          onChange={(ano) => onChange({ ano: ano.replace('ano ', '') })}
        />
        <FilterSelect
          label="Uso"
          value={search.uso}
          options={uses}
          onChange={(uso) => onChange({ uso })}
        />
      </Columns>
      {note && <Muted size={13}>{note}</Muted>}
    </Stack>
  );
}

const titlesOf = (items: readonly (Term | QuestionCollection)[] = []) =>
  Object.fromEntries(items.map(({ id, title }) => [id, title]));

/** The chosen value stays an option while the others load. */
const alike = (values: readonly string[], chosen: string | undefined) =>
  Object.fromEntries([...(chosen ? [chosen] : []), ...values].map((value) => [value, value]));
