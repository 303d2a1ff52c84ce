import { Menu } from '@mantine/core';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { IconArrowBackUp, IconBan, IconCopy, IconPencil, IconScale } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ItemMenu } from '../../ui/reordering/ItemMenu.tsx';
import { type ListOrder, stepItem } from '../../ui/reordering/list-order.ts';
import type { Moving } from '../../ui/reordering/moving.ts';
import type { QuestionActions } from './use-question-actions.ts';

interface QuestionMenuProps {
  question: AuthoredQuestion;
  /** From 1. */
  number: number;
  moving: Moving<ListOrder>;
  actions: QuestionActions;
  onWeigh: ((question: AuthoredQuestion, number: number) => void) | undefined;
  onAnnul: (question: AuthoredQuestion, number: number) => void;
}

export function QuestionMenu({
  question,
  number,
  moving,
  actions,
  onWeigh,
  onAnnul,
}: QuestionMenuProps) {
  const { id, canUndo } = question;
  return (
    <ItemMenu
      id={id}
      label={`Ações da questão ${number}`}
      moving={moving}
      step={stepItem}
      onDelete={() => void actions.remove(question, number)}
    >
      <Menu.Item
        leftSection={<IconPencil size={18} />}
        renderRoot={(item) => (
          <Link
            {...item}
            to="."
            search={(before) => ({ ...before, questao: id })}
            resetScroll={false}
          />
        )}
      >
        Editar
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy size={18} />}
        onClick={() => void actions.duplicate(question, number)}
      >
        Duplicar
      </Menu.Item>
      {onWeigh && (
        <Menu.Item leftSection={<IconScale size={18} />} onClick={() => onWeigh(question, number)}>
          Mudar o peso
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconBan size={18} />} onClick={() => onAnnul(question, number)}>
        {question.annulment ? 'Ver a anulação' : 'Anular'}
      </Menu.Item>
      {canUndo && (
        <Menu.Item
          leftSection={<IconArrowBackUp size={18} />}
          onClick={() => void actions.undoChange(question, number)}
        >
          Desfazer a última mudança
        </Menu.Item>
      )}
    </ItemMenu>
  );
}
