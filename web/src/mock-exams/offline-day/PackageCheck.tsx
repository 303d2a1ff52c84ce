import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { megabytes } from '../../ui/words/megabytes.ts';
import {
  itemNames,
  type ItemName,
  type ItemState,
  type PackageItem,
  type Verdict,
} from './check-package.ts';
import type { KeptPackage } from './package-store.ts';
import type { Problems } from './prepare-package.ts';

interface PackageCheckProps {
  items: readonly PackageItem[];
  verdict: Verdict;
  kept: KeptPackage;
  isAdmin: boolean;
  now: Date;
  /** Of the last preparation. */
  problems: Problems;
}

/** Less than a large event takes. */
const littleSpace = 50_000_000;

/** The parts of the package on the device, and whether they are enough for the day. */
export function PackageCheck(props: PackageCheckProps) {
  const { items, kept, isAdmin, now, problems } = props;
  return (
    <>
      <VerdictNote {...props} />
      <DividedList>
        {items.map(({ name, state }) => (
          <li key={name}>
            <div>
              {itemNames[name]}
              <Muted size={13}>{about[name]}</Muted>
              {state !== 'READY' && problems[name] && <ErrorMessage>{problems[name]}</ErrorMessage>}
            </div>
            <StateTag state={state} />
          </li>
        ))}
      </DividedList>
      {!isAdmin && (
        <Muted size={14}>Cartões-resposta e folhas de redação: a administração imprime.</Muted>
      )}
      {kept.preparation && (
        <Muted size={14}>
          {`Preparado: ${formatMoment(kept.preparation.preparedAt, now)}. Conferido: ${formatMoment(now, now)}.`}
        </Muted>
      )}
      <StorageNote {...kept} />
    </>
  );
}

const about: Record<ItemName, string> = {
  LIST: 'Quem tem cartão, e o que já foi lido',
  CODE: 'As páginas e o leitor de cartões',
  ROLL: 'Nomes por turma, para marcar e imprimir',
  CODES: 'Das provas lacradas',
  CARDS: 'PDF para imprimir',
  SHEETS: 'PDF para imprimir',
};

const stateTags: Record<ItemState, { tone?: 'success' | 'alive'; text: string }> = {
  READY: { tone: 'success', text: 'Pronto' },
  MISSING: { text: 'Falta' },
  OUTDATED: { tone: 'alive', text: 'Mudou' },
};

function StateTag({ state }: { state: ItemState }) {
  const { tone, text } = stateTags[state];
  return tone ? <Tag tone={tone}>{text}</Tag> : <Tag>{text}</Tag>;
}

function VerdictNote({ verdict: { isReady, missing, outdated }, kept }: PackageCheckProps) {
  if (isReady)
    return (
      <Row as="p" role="status">
        <IconCircleCheck size={22} aria-hidden="true" />
        <strong>Pronto para ficar sem internet</strong>
      </Row>
    );
  return (
    <Callout role="status">
      <IconAlertTriangle size={22} aria-hidden="true" />
      <div>
        {outdated.length > 0 && (
          <div>
            <strong>Mudou desde a preparação:</strong> {namesOf(outdated)}. Prepare de novo.
          </div>
        )}
        {missing.length > 0 && (
          <div>
            <strong>
              {kept.preparation ? 'Ainda falta:' : 'Este celular ainda não foi preparado. Falta:'}
            </strong>{' '}
            {namesOf(missing)}.
          </div>
        )}
      </div>
    </Callout>
  );
}

const listFormat = new Intl.ListFormat('pt-BR');

const namesOf = (names: readonly ItemName[]): string =>
  listFormat.format(names.map((name) => itemNames[name].toLowerCase()));

function StorageNote({ preparation, isPersistent, freeBytes }: KeptPackage) {
  const isFull = freeBytes !== null && freeBytes < littleSpace;
  return (
    <>
      {isFull && (
        <Muted size={14}>
          {`Há pouco espaço para este site: ${megabytes(freeBytes)}. Libere espaço no aparelho antes de preparar.`}
        </Muted>
      )}
      {preparation && !isPersistent && (
        <Muted size={14}>
          O navegador não garantiu o espaço: se o aparelho encher, ele pode apagar o que está aqui.
          Deixe espaço livre e confira de novo no dia.
        </Muted>
      )}
      <Muted size={14}>
        Sair da conta apaga tudo deste celular. Ele guarda um dia de simulado.
      </Muted>
    </>
  );
}
