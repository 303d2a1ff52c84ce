import { Menu, Skeleton } from '@mantine/core';
import type { ClassNotice } from '@sabia/domain/class-notices/class-notice.ts';
import type { SchoolClass } from '@sabia/domain/classes/class.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { momentInWords, zoneOfDevice } from '../assignments/due-words.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { DotsMenu } from '../ui/lists/DotsMenu.tsx';
import { Pager } from '../ui/lists/Pager.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { classNoticesQuery, useClassNotices } from './class-notices.api.ts';
import { NoticeText } from './NoticeText.tsx';

interface ClassNoticeListProps {
  of: SchoolClass;
  /** The viewer writes notices. */
  leads: boolean;
}

/** The notices of a class, the newest first. */
export function ClassNoticeList({ of: schoolClass, leads }: ClassNoticeListProps) {
  const { id: classId } = schoolClass;
  const { avisos } = useSearch({ from: '/turmas/$classId' });
  const query = useQuery({
    ...classNoticesQuery(classId, avisos),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack as="section" gap={12} aria-label="Avisos">
      <Row justify="between" align="baseline">
        <Heading>Avisos</Heading>
        {leads && (
          <TextLink to="/turmas/$classId/novo-aviso" params={{ classId }}>
            Novo aviso
          </TextLink>
        )}
      </Row>
      <Loaded query={query} skeleton={<Skeleton height={80} />}>
        {({ items, page, totalPages }) =>
          items.length === 0 ? (
            <Muted>
              {leads
                ? 'Nenhum aviso ainda. O que você escreve aqui chega à turma também por e-mail.'
                : 'Nenhum aviso ainda.'}
            </Muted>
          ) : (
            <>
              <DividedList>
                {items.map((notice) => (
                  <NoticeItem key={notice.id} of={notice} schoolClass={schoolClass} leads={leads} />
                ))}
              </DividedList>
              <Pager page={page} totalPages={totalPages} param="avisos" isPart />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface NoticeItemProps {
  of: ClassNotice;
  schoolClass: SchoolClass;
  leads: boolean;
}

function NoticeItem({ of: notice, schoolClass: { id, timeZone }, leads }: NoticeItemProps) {
  const now = useNow();
  const { author, sendAt } = notice;
  const isScheduled = new Date(sendAt) > now;
  const moment = momentInWords(sendAt, { now, ownZone: zoneOfDevice(), classZone: timeZone });
  return (
    <li>
      <Stack gap={4}>
        <NoticeText of={notice} />
        <Row gap={8}>
          {isScheduled && <Tag tone="accent">Agendado</Tag>}
          <Muted size={13}>
            {[author, isScheduled ? `vai ${moment}` : moment].filter(Boolean).join(' · ')}
          </Muted>
        </Row>
      </Stack>
      {leads && <NoticeMenu of={notice} classId={id} isScheduled={isScheduled} />}
    </li>
  );
}

interface NoticeMenuProps {
  of: ClassNotice;
  classId: string;
  isScheduled: boolean;
}

function NoticeMenu({ of: { id, title, body }, classId, isScheduled }: NoticeMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const { remove } = useClassNotices(classId);
  const removal = useMutation({
    mutationFn: () => remove(id),
    onSuccess: () => showToast({ kind: 'success', message: 'Aviso excluído' }),
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <DotsMenu label={`Ações do aviso ${title ?? body.slice(0, 40)}`} isBusy={removal.isPending}>
        {isScheduled && (
          <Menu.Item
            leftSection={<IconPencil size={18} />}
            renderRoot={(item) => (
              <Link
                {...item}
                to="/turmas/$classId/avisos/$noticeId"
                params={{ classId, noticeId: id }}
              />
            )}
          >
            Editar
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
          Excluir
        </Menu.Item>
      </DotsMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title="Excluir este aviso?"
        confirmLabel="Excluir"
        isDangerous
        isPending={removal.isPending}
        onConfirm={removal.mutate}
        onClose={() => setAsking(false)}
      >
        {isScheduled
          ? 'Ele não será enviado.'
          : 'Ele some da página da turma. O e-mail de quem já o recebeu não volta.'}
      </ConfirmDialog>
    </>
  );
}
