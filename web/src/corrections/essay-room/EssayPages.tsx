import { ActionIcon, Button } from '@mantine/core';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { ClaimedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import {
  type Icon,
  IconChevronLeft,
  IconChevronRight,
  IconContrast,
  IconMapPin,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useState } from 'react';
import { FileLink } from '../../questions/FileLink.tsx';
import { isPicture } from '../../questions/is-picture.ts';
import { Shortcuts } from '../../ui/page/Shortcuts.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { useIsOnline } from '../../ui/states/use-is-online.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { useTakenPages } from './use-taken-pages.ts';
import { PageFrame } from './PageFrame.tsx';
import { contrasts, firstView, type PageView, type Place, zoomedTo } from './page-view.ts';
import { type PageActs, roomShortcuts } from './room-shortcuts.ts';

interface EssayPagesProps {
  /** The id of the help with the shortcuts. */
  help: string;
  files: Extract<ClaimedEssay['response'], { kind: 'FILE' }>['files'];
  comments: readonly EssayComment[];
  onComment: (point: NonNullable<EssayComment['point']>) => void;
}

/** The pages of an essay, one at a time. Each keeps its turn, zoom and contrast while the essay is corrected. */
export function EssayPages({ help, files, comments, onComment }: EssayPagesProps) {
  const [page, setPage] = useState(0);
  const [views, setViews] = useState<Readonly<Record<number, PageView>>>({});
  const [isPlacing, setPlacing] = useState(false);
  const isOnline = useIsOnline();
  const taken = useTakenPages();
  const view = views[page] ?? firstView;
  const file = files[page];
  if (!file) return null;
  const isImage = isPicture(file.url);
  // Until the pages of the device are known, the service worker may have this one.
  const isMissing =
    !isOnline && taken && !taken.some(({ path }) => path === withoutAccess(file.url));

  const change = (changes: (known: PageView) => Partial<PageView>) =>
    setViews((known) => {
      const before = known[page] ?? firstView;
      return { ...known, [page]: { ...before, ...changes(before) } };
    });
  const zoomBy = (step: number) => change(({ zoom }) => ({ zoom: zoomedTo(zoom + step) }));
  function turnTo(next: number): void {
    if (next < 0 || next >= files.length) return;
    setPage(next);
    setPlacing(false);
  }
  const act = {
    zoomIn: () => zoomBy(0.25),
    zoomOut: () => zoomBy(-0.25),
    turn: () => change(({ turns }) => ({ turns: (turns + 1) % 4 })),
    contrast: () => change(({ contrast }) => ({ contrast: (contrast + 1) % contrasts.length })),
    next: () => turnTo(page + 1),
    previous: () => turnTo(page - 1),
  };
  function place({ x, y }: Place): void {
    setPlacing(false);
    onComment({ page, x, y });
  }

  return (
    <Stack gap={12}>
      <Shortcuts id={help} shortcuts={roomShortcuts(isImage ? act : undefined)} />
      <PageTools page={page} quantity={files.length} view={isImage ? view : undefined} act={act} />
      {isMissing ? (
        <Callout>
          <p>Esta página não está neste aparelho e precisa de internet.</p>
        </Callout>
      ) : isImage ? (
        <>
          <PageFrame
            key={page}
            file={file}
            label={`Página ${page + 1}`}
            view={view}
            onZoom={(factor) => change(({ zoom }) => ({ zoom: zoomedTo(zoom * factor) }))}
            marks={comments.flatMap(({ point }, at) =>
              point?.page === page ? [{ number: at + 1, ...point }] : [],
            )}
            isPlacing={isPlacing}
            onPlace={place}
            onCancel={() => setPlacing(false)}
          />
          <Row>
            <Button
              variant="default"
              aria-pressed={isPlacing}
              leftSection={<IconMapPin size={18} aria-hidden="true" />}
              onClick={() => setPlacing(!isPlacing)}
            >
              Comentar um ponto
            </Button>
            {isPlacing && (
              <Muted size={14} role="status">
                Toque no ponto da página, ou mova a mira com as setas e confirme com Enter.
              </Muted>
            )}
          </Row>
        </>
      ) : (
        <Callout>
          <p>Esta página é um PDF, que abre no leitor do seu aparelho.</p>
          <FileLink file={file} />
        </Callout>
      )}
    </Stack>
  );
}

interface PageToolsProps {
  /** From 0. */
  page: number;
  quantity: number;
  /** Absent for a document, which another program shows. */
  view: PageView | undefined;
  act: PageActs;
}

const PageTools = ({ page, quantity, view, act }: PageToolsProps) => (
  <Row justify="between">
    <Row>
      {quantity > 1 && (
        <Tool
          label="Página anterior"
          icon={IconChevronLeft}
          isDisabled={page === 0}
          onUse={act.previous}
        />
      )}
      <span role="status">{`Página ${page + 1} de ${quantity}`}</span>
      {quantity > 1 && (
        <Tool
          label="Próxima página"
          icon={IconChevronRight}
          isDisabled={page === quantity - 1}
          onUse={act.next}
        />
      )}
    </Row>
    {view && (
      <Row role="group" aria-label="Ver a página">
        <Tool
          label="Diminuir"
          icon={IconZoomOut}
          isDisabled={view.zoom === 1}
          onUse={act.zoomOut}
        />
        <Muted as="span" size={14}>
          {formatPercentage(Math.round(view.zoom * 100))}
        </Muted>
        <Tool label="Aumentar" icon={IconZoomIn} onUse={act.zoomIn} />
        <Tool label="Girar" icon={IconRotateClockwise} onUse={act.turn} />
        <Tool
          label={`Contraste: ${contrasts[view.contrast]?.name}`}
          icon={IconContrast}
          onUse={act.contrast}
        />
      </Row>
    )}
  </Row>
);

interface ToolProps {
  label: string;
  icon: Icon;
  isDisabled?: boolean;
  onUse: () => void;
}

const Tool = ({ label, icon: Picture, isDisabled = false, onUse }: ToolProps) => (
  <ActionIcon
    variant="default"
    size={44}
    radius={12}
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onUse}
  >
    <Picture size={20} aria-hidden="true" />
  </ActionIcon>
);
