import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { address } from '@sabia/domain/fields.ts';
import { useRef } from 'react';
import type { ImageSender } from '../../../ui/rich-text/image-uploads.ts';
import { RichTextInput } from '../../../ui/rich-text/RichTextInput.tsx';
import { Video } from '../../../ui/video/Video.tsx';
import { asClockTime } from './clock-time.ts';
import type { EditorForm } from './content-values.ts';
import classes from './VideoFields.module.css';
import { useVideoLength } from './use-video-length.ts';

interface VideoFieldsProps {
  form: EditorForm;
  images: ImageSender;
  contentId: string;
}

export function VideoFields({ form, images, contentId }: VideoFieldsProps) {
  const { title, videoUrl, captionsUrl } = form.values;
  const [typed] = useDebouncedValue(videoUrl.trim(), 500);
  const shownUrl = address.safeParse(typed).success ? typed : undefined;
  const wasRead = useRef('');
  const isAnother = shownUrl !== form.getInitialValues().videoUrl;
  useVideoLength(isAnother ? shownUrl : undefined, (seconds) => {
    // What a person wrote stays.
    if (form.getValues().duration !== wasRead.current) return;
    wasRead.current = asClockTime(seconds);
    form.setFieldValue('duration', wasRead.current);
  });
  return (
    <>
      <TextInput
        {...form.getInputProps('videoUrl')}
        label="Endereço do vídeo"
        description="Do YouTube, do Vimeo, de um arquivo .mp4 ou de uma transmissão .m3u8"
        placeholder="https://"
        inputMode="url"
        withAsterisk
      />
      {shownUrl && (
        <div className={classes.preview}>
          <Video
            key={shownUrl}
            content={{
              id: `previa ${contentId}`,
              title: title || 'Prévia do vídeo',
              videoUrl: shownUrl,
              captionsUrl: captionsUrl || null,
            }}
          />
        </div>
      )}
      <TextInput
        {...form.getInputProps('duration')}
        label="Duração"
        description="Minutos e segundos; a de um arquivo é lida dele."
        placeholder="12:30"
        styles={{ wrapper: { maxWidth: 240 } }}
      />
      <TextInput
        {...form.getInputProps('captionsUrl')}
        label="Endereço das legendas"
        description="Um arquivo .vtt, para quem não ouve e para quem assiste sem som"
        placeholder="https://"
        inputMode="url"
      />
      <RichTextInput
        label="Descrição do vídeo"
        description="Aparece abaixo do vídeo."
        value={form.values.videoDescription}
        onChange={(html) => form.setFieldValue('videoDescription', html)}
        error={form.errors.videoDescription}
        images={images}
        data-path="videoDescription"
      />
    </>
  );
}
