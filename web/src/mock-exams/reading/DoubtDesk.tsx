import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Shortcuts, ShortcutsButton } from '../../ui/page/Shortcuts.tsx';
import { Card as CardBox } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import type { Card } from './cards.ts';
import { decisions, doubtName, type DoubtStep, nextDoubt } from './doubt-keys.ts';
import { GreyCanvas } from './GreyCanvas.tsx';
import { proposalWords } from './reading-words.ts';
import type { Sitting } from './use-sitting.ts';

interface DoubtDeskProps extends Pick<Sitting, 'cards' | 'decide' | 'undo'> {
  nameOf: (card: Card) => string;
  onClose: () => void;
}

/** The lines in doubt, one at a time, decided by a key or a button (product.md MOCK19). */
export function DoubtDesk({ cards, decide, undo, nameOf, onClose }: DoubtDeskProps) {
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<readonly DoubtStep[]>([]);
  const step = nextDoubt(cards, later);
  const name = step && doubtName(step);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const doubt = step?.card.doubts.find(({ question }) => question === step.question);

  function choose(decision: (typeof decisions)[number]['decision']): void {
    if (!step) return;
    setDone([...done, step]);
    decide(step, decision);
  }
  function takeBack(): void {
    const last = done.at(-1);
    if (!last) return;
    setDone(done.slice(0, -1));
    undo(last);
  }
  function leave(): void {
    if (name) setLater(new Set([...later, name]));
  }
  return (
    <CardBox as="section" aria-label="Dúvidas" padding={16} gap={12}>
      <Heading ref={heading} tabIndex={-1} size={18}>
        {step ? `Questão ${step.question}, ${nameOf(step.card)}` : 'Dúvidas'}
      </Heading>
      {doubt && step ? (
        <>
          <GreyCanvas
            picture={doubt.crop}
            label={`Linha da questão ${step.question} no cartão de ${nameOf(step.card)}`}
          />
          <p role="status">{proposalWords(doubt.proposal)}. O que a pessoa marcou?</p>
          <Row>
            {decisions.map(({ key, decision, words }) => (
              <Button
                key={key}
                size="md"
                variant={decision === doubt.proposal ? 'filled' : 'default'}
                aria-keyshortcuts={key}
                onClick={() => choose(decision)}
              >
                {words}
              </Button>
            ))}
          </Row>
          <Muted size={14}>
            No teclado: 1 a 5 para A a E, 6 para em branco, 7 para duas marcas.
          </Muted>
        </>
      ) : (
        <p role="status">
          {later.size > 0 ? 'As outras dúvidas ficam para depois.' : 'Nenhuma dúvida para decidir.'}
        </p>
      )}
      <Row>
        {step && (
          <Button variant="default" onClick={leave}>
            Deixar para depois
          </Button>
        )}
        <Button variant="default" disabled={done.length === 0} onClick={takeBack}>
          Desfazer
        </Button>
        <Button variant={step ? 'default' : 'filled'} onClick={onClose}>
          Voltar à leitura
        </Button>
      </Row>
      <Shortcuts
        id="doubt-keys"
        shortcuts={[
          ...decisions.map(({ key, decision, words }) => ({
            key,
            name: key,
            label: words,
            act: () => choose(decision),
          })),
          { key: 'z', name: 'Z', label: 'Desfazer', act: takeBack },
          { key: 'p', name: 'P', label: 'Deixar para depois', act: leave },
        ]}
      />
      <ShortcutsButton shortcuts="doubt-keys" />
    </CardBox>
  );
}
