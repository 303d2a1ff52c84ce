import { Button, VisuallyHidden } from '@mantine/core';
import { imageOfWidth } from '@sabia/domain/files/image-sources.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from '../../../attempts/Alternative.module.css';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { RoundButton } from '../../../ui/RoundButton.tsx';
import { ProgressBar } from '../../../ui/states/ProgressBar.tsx';
import { FileLink } from '../../FileLink.tsx';
import { isPicture } from '../../is-picture.ts';
import type { Page } from './page.ts';

interface PageListProps {
  pages: readonly Page[];
  isLocked: boolean;
  onMove: (from: number, to: number) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The pages with their numbers, which move by buttons. */
export function PageList({ pages, isLocked, onMove, onRetry, onRemove }: PageListProps) {
  const [told, tell] = useState('');
  const list = useRef<HTMLOListElement>(null);

  function move(at: number, to: number): void {
    onMove(at, to);
    tell(`${pages[at]?.name}: agora é a página ${to + 1} de ${pages.length}.`);
    // The button moves with its page; at an end it is disabled and would lose the focus.
    const direction = to === 0 || (to > at && to < pages.length - 1) ? 'down' : 'up';
    requestAnimationFrame(() =>
      list.current?.children[to]
        ?.querySelector<HTMLElement>(`[data-move='${direction}']`)
        ?.focus({ preventScroll: true }),
    );
  }

  return (
    <>
      <ol ref={list} className={classes.list}>
        {pages.map((page, at) => (
          <li key={page.id} className={classes.item}>
            <Row justify="between">
              <Row>
                <span className={classes.letter} aria-label={`Página ${at + 1}`} role="img">
                  {at + 1}
                </span>
                {page.url && isPicture(page.url) && (
                  <img
                    src={imageOfWidth(page.url, 320)}
                    alt=""
                    loading="lazy"
                    className={classes.thumbnail}
                  />
                )}
              </Row>
              {!isLocked && (
                <span className={classes.moves}>
                  {pages.length > 1 && (
                    <>
                      <RoundButton
                        data-move="up"
                        title="Subir"
                        aria-label={`Subir ${page.name}`}
                        disabled={at === 0}
                        onClick={() => move(at, at - 1)}
                      >
                        <IconArrowUp size={20} aria-hidden="true" />
                      </RoundButton>
                      <RoundButton
                        data-move="down"
                        title="Descer"
                        aria-label={`Descer ${page.name}`}
                        disabled={at === pages.length - 1}
                        onClick={() => move(at, at + 1)}
                      >
                        <IconArrowDown size={20} aria-hidden="true" />
                      </RoundButton>
                    </>
                  )}
                  <RoundButton
                    title="Remover"
                    aria-label={`Remover ${page.name}`}
                    onClick={() => onRemove(page.id)}
                  >
                    <IconTrash size={20} aria-hidden="true" />
                  </RoundButton>
                </span>
              )}
            </Row>
            <PageState page={page} onRetry={() => onRetry(page.id)} />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}

function PageState({
  page: { name, url, sent, problem },
  onRetry,
}: {
  page: Page;
  onRetry: () => void;
}) {
  if (url) return <FileLink file={{ url, name }} />;
  return (
    <Stack gap={4}>
      <span className={classes.value}>{name}</span>
      {sent !== null && (
        <ProgressBar
          label={`Envio de ${name}`}
          value={sent}
          max={100}
          text={formatPercentage(sent)}
        />
      )}
      {sent === null && !problem && <Muted size={14}>Espera o envio.</Muted>}
      {problem && (
        <div role="alert">
          <ErrorMessage>{`${name} não foi enviado. ${problem.words}`}</ErrorMessage>
        </div>
      )}
      {problem?.mayRetry && (
        <Row>
          <Button variant="default" aria-label={`Tentar enviar ${name} de novo`} onClick={onRetry}>
            Tentar de novo
          </Button>
        </Row>
      )}
    </Stack>
  );
}
