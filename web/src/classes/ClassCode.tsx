import { Button } from '@mantine/core';
import type { SchoolClass } from '@sabia/domain/classes/class.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { copyText } from '../ui/copy-text.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { formatDay } from '../ui/words/dates.ts';
import { useClassAdministration } from './administration/class-administration.api.ts';
import { inHalves } from './class-words.ts';
import { ClassPoster } from './ClassPoster.tsx';

/** The page that opens with the code filled in, for a message. */
const joinLink = (code: string): string =>
  `${window.location.origin}/turmas/entrar?codigo=${inHalves(code)}`;

/** The code of a class, which its teachers and administrators copy, renew or end. */
export function ClassCode({ of: { id, ...schoolClass } }: { of: SchoolClass }) {
  const { title, code, codeExpiresAt, codeUsesQtd, codeUsesLimit } = schoolClass;
  const [asked, setAsked] = useState<'RENEW' | 'END'>();
  const [isShown, setShown] = useState(false);
  const { renewCode, endCode } = useClassAdministration();
  const change = useMutation({
    mutationFn: async (act: 'RENEW' | 'END') => {
      await (act === 'RENEW' ? renewCode(id) : endCode(id));
    },
    onSuccess: (_, act) =>
      showToast({
        kind: 'success',
        message: act === 'RENEW' ? 'A turma tem um código novo' : 'O código não vale mais',
      }),
    onError: showFailure,
    onSettled: () => setAsked(undefined),
  });
  return (
    <Card as="section" gap={12} aria-label="Código da turma">
      <Heading size={18}>Código da turma</Heading>
      {code ? (
        <>
          <Heading as="h3" size={24}>
            {inHalves(code)}
          </Heading>
          <Muted size={14}>
            Vale até {codeExpiresAt && formatDay(codeExpiresAt)}. Entraram {codeUsesQtd} de{' '}
            {codeUsesLimit} pessoas.
          </Muted>
        </>
      ) : (
        <Muted>Sem código, ninguém entra por conta própria.</Muted>
      )}
      <Row>
        {code && (
          <Button onClick={() => void copyText(inHalves(code), 'Código copiado')}>
            Copiar código
          </Button>
        )}
        {code && (
          <Button variant="default" onClick={() => void copyText(joinLink(code), 'Link copiado')}>
            Copiar link
          </Button>
        )}
        {code && (
          <Button variant="default" onClick={() => setShown(true)}>
            Mostrar QR code
          </Button>
        )}
        <Button
          variant="default"
          loading={change.isPending && !asked}
          onClick={() => (code ? setAsked('RENEW') : change.mutate('RENEW'))}
        >
          {code ? 'Trocar código' : 'Criar código'}
        </Button>
        {code && (
          <Button variant="default" onClick={() => setAsked('END')}>
            Encerrar código
          </Button>
        )}
      </Row>
      {isShown && code && (
        <ClassPoster of={{ id, title }} code={code} onClose={() => setShown(false)} />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === 'END' ? 'Encerrar o código?' : 'Trocar o código?'}
        confirmLabel={asked === 'END' ? 'Encerrar' : 'Trocar'}
        isPending={change.isPending}
        onConfirm={() => asked && change.mutate(asked)}
        onClose={() => setAsked(undefined)}
      >
        O código atual deixa de valer agora mesmo. Quem já entrou continua na turma.
      </ConfirmDialog>
    </Card>
  );
}
