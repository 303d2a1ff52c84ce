import { Radio } from '@mantine/core';
import { drawnCover, photoOf } from '@sabia/domain/tiles/drawn-cover.ts';
import { type ComponentProps, useState } from 'react';
import { Fieldset } from '../ui/primitives/Fieldset.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { type Artwork, TilePanel } from '../ui/cards/TilePanel.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import classes from './CoverInput.module.css';
import { FileInput } from './FileInput.tsx';

type FileInputProps = Pick<
  ComponentProps<typeof FileInput>,
  'label' | 'value' | 'onChange' | 'error' | 'uploader'
>;

interface CoverInputProps extends FileInputProps {
  /** From what the drawing is made, with the values of the form. */
  artwork: Artwork;
  /** A sentence below the drawing. */
  note: string;
}

/** The cover of a course, trail or live: a drawing of the site or an uploaded photo. */
export function CoverInput({ artwork, note, label, value, onChange, ...props }: CoverInputProps) {
  const isDrawn = value === drawnCover;
  const [photo, setPhoto] = useState(photoOf(value));

  function changePhoto(address: string | null): void {
    setPhoto(address);
    onChange(address);
  }

  return (
    <Fieldset legend={label}>
      <Radio.Group
        aria-label={label}
        value={isDrawn ? 'drawing' : 'photo'}
        onChange={(choice) => onChange(choice === 'drawing' ? drawnCover : photo)}
      >
        <Row gap={32}>
          <Radio
            value="drawing"
            label="Desenho"
            description="Um painel de azulejos, só desta capa."
          />
          <Radio value="photo" label="Foto" description="Uma imagem sua." />
        </Row>
      </Radio.Group>
      {isDrawn ? (
        <div>
          <div className={classes.drawing}>
            <TilePanel {...artwork} />
          </div>
          <Muted size={14}>{note}</Muted>
        </div>
      ) : (
        <FileInput
          {...props}
          value={value}
          onChange={changePhoto}
          kind="image"
          label="Foto"
          description="Deitada, 16 por 9; o ideal são 1280 × 720 pixels."
          ratio="16 / 9"
        />
      )}
    </Fieldset>
  );
}
