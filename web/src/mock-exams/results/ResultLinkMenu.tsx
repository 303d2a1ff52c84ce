import { Menu } from '@mantine/core';
import type { PersonResult } from '@sabia/domain/mock-exams/mock-exam-results.ts';
import { IconBrandWhatsapp, IconExternalLink, IconLink } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { copyText } from '../../ui/copy-text.ts';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { whatsappUrl } from '../../ui/whatsapp-url.ts';

interface ResultLinkMenuProps {
  person: PersonResult;
  /** Of the event. */
  title: string;
}

/** The page of a person's results, which needs no account: to open, to copy, to send. */
export function ResultLinkMenu({ person: { name, code }, title }: ResultLinkMenuProps) {
  const router = useRouter();
  const { href } = router.buildLocation({ to: '/resultado/$code', params: { code } });
  const url = window.location.origin + href;
  return (
    <DotsMenu label={`Resultado de ${name}`}>
      <Menu.Item
        leftSection={<IconExternalLink size={18} />}
        renderRoot={(item) => <Link {...item} to="/resultado/$code" params={{ code }} />}
      >
        Ver a página de resultado
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLink size={18} />}
        onClick={() => void copyText(url, 'Link do resultado copiado')}
      >
        Copiar link
      </Menu.Item>
      <Menu.Item
        leftSection={<IconBrandWhatsapp size={18} />}
        component="a"
        href={whatsappUrl(`Resultado de ${name} em “${title}”: ${url}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Enviar por WhatsApp
      </Menu.Item>
    </DotsMenu>
  );
}
