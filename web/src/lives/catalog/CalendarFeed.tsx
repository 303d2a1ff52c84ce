import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconCalendarRepeat, IconCopy } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import { useRenewCalendarFeed } from '../live-actions.api.ts';
import { calendarFeedQuery } from '../lives.api.ts';
import classes from './CalendarFeed.module.css';

/** The secret address of the learner's calendar feed; shown after a click. */
export function CalendarFeed() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isShown, setShown] = useState(false);
  const feed = useQuery({ ...calendarFeedQuery, enabled: isShown });
  return (
    <section aria-labelledby={heading} className={classes.feed}>
      <IconCalendarRepeat size={32} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <div>
        <h2 id={heading} ref={title} tabIndex={-1} className={classes.title}>
          As lives na sua agenda
        </h2>
        <p className={classes.hint}>
          Assine um endereço só seu no Google Agenda, no Outlook ou no celular: lives novas e
          mudanças de horário aparecem lá sozinhas.
        </p>
      </div>
      {isShown ? (
        <div className={classes.address}>
          <Loaded query={feed} skeleton={<Skeleton height={140} />}>
            {({ url }) => <FeedAddress url={url} />}
          </Loaded>
        </div>
      ) : (
        <Button
          variant="default"
          onClick={() => {
            setShown(true);
            // The focused button disappears.
            title.current?.focus();
          }}
        >
          Mostrar o endereço
        </Button>
      )}
    </section>
  );
}

function FeedAddress({ url }: { url: string }) {
  const [isRenewing, setRenewing] = useState(false);
  const renew = useRenewCalendarFeed();
  const renewal = useMutation({
    mutationFn: renew,
    onSuccess: () => {
      setRenewing(false);
      showToast({ kind: 'success', message: 'Endereço renovado' });
    },
    onError: showFailure,
  });
  return (
    <>
      <TextInput
        label="Endereço da sua agenda"
        description="Quem tem este endereço vê as lives na agenda. Não o divulgue."
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyText(url, 'Endereço copiado')}
        >
          Copiar
        </Button>
        <Button component="a" href={url.replace(/^https?:/, 'webcal:')} variant="default">
          Abrir no aplicativo de agenda
        </Button>
        <Button variant="default" onClick={() => setRenewing(true)}>
          Renovar endereço
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isRenewing}
        title="Renovar o endereço?"
        confirmLabel="Renovar"
        isPending={renewal.isPending}
        onConfirm={renewal.mutate}
        onClose={() => setRenewing(false)}
      >
        O endereço atual deixa de funcionar. As agendas que o seguem param de receber as lives até
        você pôr o novo no lugar dele.
      </ConfirmDialog>
    </>
  );
}
