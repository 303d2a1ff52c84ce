import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { Button } from '@mantine/core';
import { ProgressBar } from '../../states/ProgressBar.tsx';
import type { MediaUpload } from './media-uploads.ts';
import classes from './ImageView.module.css';

/** The upload of an image or audio in the editor, before it has an address. */
export function UploadState({ upload }: { upload: MediaUpload | undefined }) {
  return (
    <div className={classes.place} contentEditable={false}>
      {upload?.status === 'sending' && (
        <>
          <ProgressBar
            label={`Envio de ${upload.fileName}`}
            value={upload.percentage}
            max={100}
            text={formatPercentage(upload.percentage)}
          />
          <Button variant="default" size="compact-sm" onClick={upload.cancel}>
            Cancelar envio
          </Button>
        </>
      )}
      {upload?.status === 'failed' && (
        <>
          <p role="alert">O envio de {upload.fileName} falhou.</p>
          <Button variant="default" size="compact-sm" onClick={upload.retry}>
            Tentar de novo
          </Button>
        </>
      )}
    </div>
  );
}
