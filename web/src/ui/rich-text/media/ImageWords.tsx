import { isUndescribed } from '@sabia/domain/rich-text.ts';
import { Button } from '@mantine/core';
import { type Ref, useId } from 'react';
import classes from './ImageView.module.css';

interface ImageWordsProps {
  /** Empty for a decorative image, null if it is unknown. */
  alt: string | null;
  input: Ref<HTMLInputElement>;
  onChange: (alt: string | null) => void;
  onDone: () => void;
  onRemove: () => void;
}

/** The alternative text of an image in the editor. */
export function ImageWords({ alt, input, onChange, onDone, onRemove }: ImageWordsProps) {
  const isDecoration = alt === '';
  const hint = useId();
  return (
    <div className={classes.words} contentEditable={false}>
      <label>
        Texto alternativo
        <input
          ref={input}
          // A drawer around the editor stays open when Esc leaves the field.
          data-mantine-stop-propagation
          value={alt ?? ''}
          disabled={isDecoration}
          aria-describedby={hint}
          aria-invalid={isUndescribed(alt)}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            onDone();
          }}
        />
      </label>
      <span id={hint} className={classes.hint}>
        {isDecoration ? 'Quem não a vê não perde nada.' : 'O que ela mostra, para quem não a vê.'}
      </span>
      <label className={classes.decoration}>
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? '' : null)}
        />
        Imagem decorativa
      </label>
      <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
        Remover imagem
      </Button>
    </div>
  );
}
