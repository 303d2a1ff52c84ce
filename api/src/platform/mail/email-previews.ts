import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../http/own-host.ts';
import type { Email } from './mail.ts';
import { escapeHtml } from './write-email.ts';

/** Previews of every e-mail, as HTML and as text, for development on this machine. */
export function emailPreviewRoutes(
  app: FastifyInstance,
  examplesNow: () => Promise<Readonly<Record<string, Email>>>,
): void {
  const exampleOf = async (name: string): Promise<Email> => {
    const examples = await examplesNow();
    const email = Object.hasOwn(examples, name) ? examples[name] : undefined;
    if (!email) throw new Refusal('not_found');
    return email;
  };
  const onRequest = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) =>
    done(isFromThisMachine(request) ? undefined : new Refusal('not_found'));
  app.get('/dev/emails', { onRequest }, async (_request, reply) =>
    reply.type(html).send(listOf(await examplesNow())),
  );
  app.get<Named>('/dev/emails/:name', { onRequest }, async ({ params }, reply) =>
    reply.type(html).send((await exampleOf(params.name)).html),
  );
  app.get<Named>('/dev/emails/:name/text', { onRequest }, async ({ params }, reply) =>
    reply.type('text/plain; charset=utf-8').send((await exampleOf(params.name)).text),
  );
}

interface Named {
  Params: { name: string };
}

const html = 'text/html; charset=utf-8';

const listOf = (examples: Readonly<Record<string, Email>>): string => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>E-mails</title></head>
<body style="margin:24px;font:16px/1.5 system-ui,sans-serif">
<h1>E-mails</h1>
<ul>
${Object.entries(examples).map(itemOf).join('\n')}
</ul>
</body>
</html>
`;

const itemOf = ([name, { subject }]: [string, Email]): string =>
  `<li><a href="/dev/emails/${name}">${escapeHtml(subject)}</a> (<a href="/dev/emails/${name}/text">texto</a>)</li>`;
