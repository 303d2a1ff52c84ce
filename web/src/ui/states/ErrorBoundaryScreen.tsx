import { Button } from '@mantine/core';
import { useState } from 'react';
import { Page } from '../page/Page.tsx';
import { Muted } from '../primitives/Muted.tsx';
import thinking from '../poses/thinking.svg';

/** The screen of an unexpected error: an apology, a code to report and a link to continue. */
export function ErrorBoundaryScreen({ error }: { error: unknown }) {
  const [code] = useState(() => reportCode(error));
  return (
    <Page title="Algo deu errado" measure="text">
      <img src={thinking} alt="" width={128} height={128} />
      <p>
        Desculpe, esta tela falhou por um erro nosso. Recarregar costuma resolver; o que você já
        concluiu está guardado.
      </p>
      <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
      <Muted size={13}>Se acontecer de novo, informe o código {code}.</Muted>
    </Page>
  );
}

/** The code connects a user's report with the error in the console. */
function reportCode(error: unknown): string {
  const code = crypto.randomUUID().slice(0, 8).toUpperCase();
  console.error(`[${code}]`, error);
  return code;
}
