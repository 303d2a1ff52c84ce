import { Button } from '@mantine/core';
import type { ExamScale } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { Card } from '../ui/primitives/Card.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { type AreaDraft, mistakesIn } from './area-drafts.ts';
import { AreaFields } from './AreaFields.tsx';

interface ExamAreasProps {
  drafts: readonly AreaDraft[];
  scale: ExamScale;
  /** The number of the last question. */
  last: number;
  /** After an attempt to save: shows mistakes. */
  isTried: boolean;
  onChange: (key: string, changed: Partial<AreaDraft>) => void;
  onRemove: (key: string) => void;
}

/** The areas of a practice exam, a card for each. */
export function ExamAreas({ drafts, scale, last, isTried, onChange, onRemove }: ExamAreasProps) {
  return (
    <>
      {drafts.map((draft, at) => (
        <Card as="fieldset" key={draft.key} aria-label={`Área ${at + 1}`} gap={8}>
          <AreaFields
            draft={draft}
            scale={scale}
            last={last}
            mistakes={isTried ? mistakesIn(draft, last) : undefined}
            onChange={(changed) => onChange(draft.key, changed)}
          />
          <Row justify="between">
            <Muted size={14}>{draft.state}</Muted>
            <Button variant="subtle" onClick={() => onRemove(draft.key)}>
              Tirar a área
            </Button>
          </Row>
        </Card>
      ))}
      {drafts.some(({ time }) => time !== '') && (
        <Muted>
          Com tempo próprio, as áreas vêm uma depois da outra, com pausa entre elas. Quem termina
          uma área não volta a ela.
        </Muted>
      )}
    </>
  );
}
