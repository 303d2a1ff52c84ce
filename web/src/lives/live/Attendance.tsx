import type { Live } from '@sabia/domain/lives/live.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { showFailure } from '../../ui/states/show-failure.ts';
import { useLiveActions } from '../live-actions.api.ts';
import classes from './LivePage.module.css';
import { Row } from '../../ui/primitives/Row.tsx';

/** The attendance of the learner; learners who watched on another site record it here. */
export function Attendance({ live, isOpen }: { live: Live; isOpen: boolean }) {
  const { attend } = useLiveActions(live.id);
  const status = useRef<HTMLParagraphElement>(null);
  const attendance = useMutation({
    mutationFn: attend,
    // The focused button disappears.
    onSuccess: () => status.current?.focus(),
    onError: showFailure,
  });
  const hasAttended = live.viewer?.hasAttended ?? false;
  return (
    <Row gap={16} className={classes.actions}>
      {!hasAttended && isOpen && (
        <Button
          variant="default"
          loading={attendance.isPending}
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          onClick={() => attendance.mutate()}
        >
          Já assisti
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {hasAttended && (
          <Row as="span" className={classes.attended}>
            <IconCircleCheckFilled size={20} aria-hidden="true" />
            Você assistiu a esta live.
          </Row>
        )}
      </p>
    </Row>
  );
}
