import { Button, Radio } from '@mantine/core';
import { findConflicts, type Conflict, type Side } from '@sabia/domain/history/conflicts.ts';
import type {
  CurrentVersion,
  RevisedFields,
  RevisionKind,
} from '@sabia/domain/history/revision.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { Focused, WizardDialog } from '../../ui/WizardDialog.tsx';
import { Sides } from '../versions/Sides.tsx';
import classes from './CollisionDialog.module.css';

export interface Collided {
  kind: RevisionKind;
  /** 'Alterado por Ana às 14:32' */
  title: string;
  mine: RevisedFields;
  current: CurrentVersion;
  /** With the fields in which theirs stays, or nothing when one goes back to the form. */
  choose: (theirFields: readonly string[] | undefined) => void;
}

/** Two versions of the same thing, field by field, to choose from. */
export function CollisionDialog({ kind, title, mine, current, choose }: Collided) {
  const dialog = useRef<{ close: () => void }>(null);
  const { data: taxonomy } = useQuery(taxonomyQuery);
  const terms = taxonomy ? [...taxonomy.categories, ...taxonomy.levels, ...taxonomy.skills] : [];
  const found = findConflicts(kind, {
    mine,
    theirs: current.fields,
    former: current.formerFields,
    names: { ...Object.fromEntries(terms.map((term) => [term.id, term.title])), ...current.names },
  });
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ field, suggested }: Conflict) => chosen[field] ?? suggested;
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(found.map(({ field }) => [field, side])));
  const theirs = current.changedBy ? `de ${current.changedBy.name}` : 'que está salva';

  function finish(): void {
    choose(found.filter((clash) => sideOf(clash) === 'theirs').map(({ field }) => field));
    dialog.current?.close();
  }

  return (
    <WizardDialog
      ref={dialog}
      title={title}
      onClose={() => choose(undefined)}
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
      <div className={classes.all}>
        <Button variant="default" onClick={() => chooseAll('mine')}>
          Ficar com a minha
        </Button>
        <Button variant="default" onClick={() => chooseAll('theirs')}>
          Usar a {theirs}
        </Button>
      </div>
      {found.map((clash) => {
        const option = (side: Side, label: string) => (
          <Radio
            name={`clash-${clash.field}`}
            label={label}
            checked={sideOf(clash) === side}
            onChange={() => setChosen({ ...chosen, [clash.field]: side })}
          />
        );
        return (
          <fieldset key={clash.field} className={classes.field}>
            <legend className={classes.label}>{clash.label}</legend>
            <Sides
              difference={clash}
              before={option('theirs', `A ${theirs}`)}
              after={option('mine', 'A minha')}
            />
          </fieldset>
        );
      })}
    </WizardDialog>
  );
}
