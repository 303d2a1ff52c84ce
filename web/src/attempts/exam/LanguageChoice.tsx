import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { Radio } from '@mantine/core';
import { Row } from '../../ui/primitives/Row.tsx';
import classes from './Intro.module.css';

interface LanguageChoiceProps {
  chosen: ForeignLanguage;
  onChoose: (language: ForeignLanguage) => void;
}

/** The foreign language of an exam that has questions of two. Loaded for such exams only. */
export const LanguageChoice = ({ chosen, onChoose }: LanguageChoiceProps) => (
  <Radio.Group
    label="Língua estrangeira"
    value={String(chosen)}
    onChange={(value) => onChoose(value === '1' ? 1 : 0)}
  >
    <Row gap={24} className={classes.languages}>
      <Radio value="0" label="Inglês" />
      <Radio value="1" label="Espanhol" />
    </Row>
  </Radio.Group>
);
