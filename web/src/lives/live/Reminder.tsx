import type { Live } from '@sabia/domain/lives/live.ts';
import { Button } from '@mantine/core';
import { IconBell, IconBellOff, IconCalendarPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '../../ui/states/show-failure.ts';
import { useLiveActions } from '../live-actions.api.ts';
import { liveCalendarFile } from '../lives.api.ts';
import classes from './LivePage.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

/** Adds a live to the calendar, and requests reminders by e-mail. */
export function Reminder({ live }: { live: Live }) {
  const { requestReminder, cancelReminder } = useLiveActions(live.id);
  const isReminded = live.viewer?.wantsReminder ?? false;
  const change = useMutation({
    mutationFn: isReminded ? cancelReminder : requestReminder,
    onError: showFailure,
  });
  return (
    <Row gap={16} className={classes.actions}>
      <Button
        component="a"
        href={liveCalendarFile(live.id)}
        download
        leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
      >
        Adicionar à agenda
      </Button>
      <Button
        variant="default"
        loading={change.isPending}
        leftSection={
          isReminded ? (
            <IconBellOff size={18} aria-hidden="true" />
          ) : (
            <IconBell size={18} aria-hidden="true" />
          )
        }
        onClick={() => change.mutate()}
      >
        {isReminded ? 'Desligar o lembrete' : 'Lembrar por e-mail'}
      </Button>
      <Muted role="status" className={classes.hint}>
        {isReminded && 'Lembrete ligado: um e-mail um dia antes e outro uma hora antes.'}
      </Muted>
    </Row>
  );
}
