import { bulkChangeLimit } from '@sabia/domain/questions/bulk-change-limit.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { count } from '../../ui/words/plural.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import bar from '../../publications/BulkBar.module.css';
import { ExportMenu } from '../ExportMenu.tsx';
import type { ExportSource } from '../export-questions.ts';
import { type BulkAction, type ActionKind, actionNames } from './bulk.ts';
import { BulkDialog } from './BulkDialog.tsx';

interface BulkActionsProps {
  shownQtd: number;
  /** The id of the place that moving and copying propose. */
  presetPlace: string | undefined;
  /** Questions that match the filters. */
  total: number;
  selectedQtd: number;
  isAllSelected: boolean;
  /** The questions to export. */
  selection: ExportSource;
  onSelectShown: (isSelected: boolean) => void;
  onSelectAll: () => void;
  onClear: () => void;
  onAct: (action: BulkAction, acceptsShortExams: boolean) => Promise<void>;
}

const kinds = Object.keys(actionNames) as ActionKind[];

/** Selects the questions of the list, or all that match if one change reaches them, and changes them together. */
export function BulkActions(props: BulkActionsProps) {
  const { shownQtd, total, selectedQtd, isAllSelected, onSelectShown, onClear } = props;
  const [kind, setKind] = useState<ActionKind>();
  const all = useRef<HTMLInputElement>(null);
  const isEveryShown = isAllSelected || selectedQtd === shownQtd;

  useEffect(() => {
    if (all.current) all.current.indeterminate = selectedQtd > 0 && !isEveryShown;
  }, [selectedQtd, isEveryShown]);

  function clear(): void {
    onClear();
    // The focused button disappears together with the selection.
    all.current?.focus();
  }

  return (
    <div className={bar.bar} data-chosen={selectedQtd > 0 || undefined}>
      <label className={bar.all}>
        <input
          ref={all}
          type="checkbox"
          checked={isEveryShown}
          onChange={() => (isEveryShown ? onClear() : onSelectShown(true))}
        />
        Selecionar as que aparecem
      </label>
      <span role="status" className={bar.count}>
        {selectedQtd > 0 && count(selectedQtd, 'selecionada', 'selecionadas')}
      </span>
      {isEveryShown && !isAllSelected && total > shownQtd && total <= bulkChangeLimit && (
        <Button size="compact-sm" variant="subtle" onClick={props.onSelectAll}>
          Selecionar todas as {count(total, 'encontrada', 'encontradas')}
        </Button>
      )}
      {isEveryShown && total > bulkChangeLimit && (
        <Muted role="status">
          Não dá para selecionar todas: cada mudança alcança até{' '}
          {count(bulkChangeLimit, 'questão', 'questões')}. Use os filtros para dividir.
        </Muted>
      )}
      {selectedQtd > 0 && (
        <Row role="group" aria-label="Com o que está selecionado" className={bar.actions}>
          {kinds.map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant="default"
              color={one === 'delete' ? 'red' : undefined}
              onClick={() => setKind(one)}
            >
              {actionNames[one]}
            </Button>
          ))}
          <ExportMenu source={props.selection} label="Exportar as selecionadas" isCompact />
          <Button size="compact-sm" variant="subtle" onClick={clear}>
            Limpar seleção
          </Button>
        </Row>
      )}
      {kind && (
        <BulkDialog
          key={kind}
          kind={kind}
          questionsQtd={selectedQtd}
          presetPlace={props.presetPlace}
          onAct={props.onAct}
          onClose={() => setKind(undefined)}
        />
      )}
    </div>
  );
}
