import { Button, Radio } from '@mantine/core';
import {
  type Conflict,
  findConflicts,
  type ConflictSide,
} from '@sabia/domain/history/conflicts.ts';
import type {
  CurrentVersion,
  RevisedFields,
  RevisionKind,
} from '@sabia/domain/history/revision.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { Focused, WizardDialog } from '../../ui/dialogs/WizardDialog.tsx';
import { mergedText } from './merged-text.ts';
import { DiffPanes } from '../versions/DiffPanes.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

export interface EditConflictDialogProps {
  kind: RevisionKind;
  /** 'Alterado por Ana às 14:32' */
  title: string;
  /** The unsaved fields of the form. */
  mine: RevisedFields;
  current: CurrentVersion;
  /** Gets the fields that differ from the form; undefined when the user returns to it. */
  onChoose: (kept: RevisedFields | undefined) => void;
}

type Choice = ConflictSide | 'both';

/** The texts that both changed in different places, with the changes of both. */
function mergedFields(
  conflicts: readonly Conflict[],
  mine: RevisedFields,
  { fields: theirs, formerFields: former }: CurrentVersion,
): RevisedFields {
  return Object.fromEntries(
    conflicts.flatMap(({ field, isProse, suggested }) => {
      const [before, own, other] = [former?.[field], mine[field], theirs[field]];
      if (!isProse || suggested === 'theirs') return [];
      if (typeof before !== 'string' || typeof own !== 'string' || typeof other !== 'string')
        return [];
      const text = mergedText({ former: before, mine: own, theirs: other });
      return text === null || text === own || text === other ? [] : [[field, text]];
    }),
  );
}

/** The fields in which the form and the current version differ, each with the choice which to keep. */
export function EditConflictDialog({
  kind,
  title,
  mine,
  current,
  onChoose,
}: EditConflictDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const { data: taxonomy } = useQuery(taxonomyQuery);
  const terms = taxonomy ? [...taxonomy.categories, ...taxonomy.levels, ...taxonomy.skills] : [];
  const conflicts = findConflicts(kind, {
    mine,
    theirs: current.fields,
    former: current.formerFields,
    names: { ...Object.fromEntries(terms.map((term) => [term.id, term.title])), ...current.names },
  });
  const merged = mergedFields(conflicts, mine, current);
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const sideOf = ({ field, suggested }: Conflict): Choice =>
    chosen[field] ?? (field in merged ? 'both' : suggested);
  const chooseAll = (side: ConflictSide) =>
    setChosen(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  const theirs = current.changedBy ? `de ${current.changedBy.name}` : 'que está salva';

  function finish(): void {
    const values = { theirs: current.fields, both: merged };
    onChoose(
      Object.fromEntries(
        conflicts.flatMap((conflict) => {
          const side = sideOf(conflict);
          return side === 'mine' ? [] : [[conflict.field, values[side][conflict.field]]];
        }),
      ),
    );
    dialog.current?.close();
  }

  return (
    <WizardDialog
      ref={dialog}
      title={title}
      onClose={() => onChoose(undefined)}
      actions={
        <>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            Voltar ao formulário
          </Button>
          <Button onClick={finish}>Salvar o que escolhi</Button>
        </>
      }
    >
      <Focused>
        <p>Nada do que você escreveu se perdeu. Escolha o que fica em cada campo.</p>
      </Focused>
      <Stack gap={16}>
        <Row>
          <Button variant="default" onClick={() => chooseAll('mine')}>
            Ficar com a minha
          </Button>
          <Button variant="default" onClick={() => chooseAll('theirs')}>
            Usar a {theirs}
          </Button>
        </Row>
        {conflicts.map((conflict) => {
          const option = (side: Choice, label: string) => (
            <Radio
              name={`conflict-${conflict.field}`}
              label={label}
              checked={sideOf(conflict) === side}
              onChange={() => setChosen({ ...chosen, [conflict.field]: side })}
            />
          );
          return (
            <Stack as="fieldset" key={conflict.field}>
              <legend>
                <strong>{conflict.label}</strong>
              </legend>
              {conflict.field in merged &&
                option('both', 'As duas: as mudanças estão em trechos diferentes')}
              <DiffPanes
                difference={conflict}
                before={option('theirs', `A ${theirs}`)}
                after={option('mine', 'A minha')}
              />
            </Stack>
          );
        })}
      </Stack>
    </WizardDialog>
  );
}
