import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconCalendarRepeat, IconCopy } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { useRenewCalendarFeed } from '../live-actions.api.ts';
import { calendarFeedQuery } from '../lives.api.ts';
import { Offer } from '../../ui/cards/Offer.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** The secret address of the learner's calendar feed; shown after a click. */
export function CalendarFeed() {
  const title = useRef<HTMLHeadingElement>(null);
  const [isShown, setShown] = useState(false);
  const feed = useQuery({ ...calendarFeedQuery, enabled: isShown });
  return (
    <Offer
      icon={<IconCalendarRepeat size={32} stroke={1.75} aria-hidden="true" />}
      title="As lives na sua agenda"
      titleRef={title}
      hint="Assine um endereço só seu no Google Agenda, no Outlook ou no celular: lives novas e mudanças de horário aparecem lá sozinhas."
      action={
        !isShown && (
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
        )
      }
    >
      {isShown && (
        <Loaded query={feed} skeleton={<Skeleton height={140} />}>
          {({ url }) => <FeedAddress url={url} />}
        </Loaded>
      )}
    </Offer>
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
    <Stack gap={12}>
      <TextInput
        label="Endereço da sua agenda"
        description="Quem tem este endereço vê as lives na agenda. Não o divulgue."
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Row>
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
      </Row>
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
    </Stack>
  );
}
