import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { contentLabels } from '@sabia/domain/courses/content-labels.ts';
import { address } from '@sabia/domain/fields.ts';
import { useRef } from 'react';
import { captionsFile } from '../../../files/captions-file.ts';
import { FileInput } from '../../../files/FileInput.tsx';
import type { Uploader } from '../../../files/uploader.ts';
import type { MediaSender } from '../../../ui/rich-text/media/media-uploads.ts';
import { RichTextInput } from '../../../ui/rich-text/editor/RichTextInput.tsx';
import { isEmbedded } from '@sabia/domain/video-source.ts';
import { Video } from '../../../ui/video/Video.tsx';
import { UnplayableVideo } from '../../UnplayableVideo.tsx';
import { formatClockTime } from './clock-time.ts';
import type { ContentForm } from './content-values.ts';
import { useVideoDuration } from './use-video-duration.ts';
import { Muted } from '../../../ui/primitives/Muted.tsx';

interface VideoFieldsProps {
  form: ContentForm;
  media: MediaSender;
  uploader: Uploader;
  contentId: string;
}

export function VideoFields({ form, media, uploader, contentId }: VideoFieldsProps) {
  const { title, videoUrl, captionsUrl } = form.values;
  const [typed] = useDebouncedValue(videoUrl.trim(), 500);
  const shownUrl = address.safeParse(typed).success ? typed : undefined;
  const readDuration = useRef('');
  const isChanged = shownUrl !== form.getInitialValues().videoUrl;
  useVideoDuration(isChanged ? shownUrl : undefined, (seconds) => {
    // A duration that was typed by hand stays.
    if (form.getValues().duration !== readDuration.current) return;
    readDuration.current = formatClockTime(seconds);
    form.setFieldValue('duration', readDuration.current);
  });
  return (
    <>
      <TextInput
        {...form.getInputProps('videoUrl')}
        label={contentLabels.videoUrl}
        description="Do YouTube, do Vimeo, de um arquivo .mp4 ou de uma transmissão .m3u8 liberada nesta escola"
        placeholder="https://"
        inputMode="url"
        withAsterisk
      />
      {shownUrl && <UnplayableVideo address={shownUrl} />}
      {shownUrl && (
        <div style={{ maxWidth: 560 }}>
          <Video
            // A new player for other captions.
            key={`${shownUrl} ${captionsUrl}`}
            content={{
              id: `previa ${contentId}`,
              title: title || 'Prévia do vídeo',
              videoUrl: shownUrl,
              captionsUrl,
            }}
          />
        </div>
      )}
      <TextInput
        {...form.getInputProps('duration')}
        label={contentLabels.durationSeconds}
        description="Minutos e segundos; a de um arquivo é lida dele."
        placeholder="12:30"
        styles={{ wrapper: { maxWidth: 240 } }}
      />
      {shownUrl && isEmbedded(shownUrl) ? (
        <Muted size={14}>
          As legendas de um vídeo do YouTube ou do Vimeo são as que estão lá: envie o arquivo por
          lá.
        </Muted>
      ) : (
        <FileInput
          {...form.getInputProps('captionsUrl')}
          kind="captions"
          label={contentLabels.captionsUrl}
          description="Para quem não ouve e para quem assiste sem som. Quem assiste liga e desliga."
          value={captionsUrl}
          uploader={uploader}
          make={captionsFile}
        />
      )}
      <RichTextInput
        label={contentLabels.videoDescription}
        description="Aparece abaixo do vídeo."
        value={form.values.videoDescription}
        onChange={(html) => form.setFieldValue('videoDescription', html)}
        error={form.errors.videoDescription}
        media={media}
        data-path="videoDescription"
      />
    </>
  );
}
