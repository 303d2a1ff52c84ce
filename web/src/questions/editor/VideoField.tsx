import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { address } from '@sabia/domain/fields.ts';
import { questionLabels } from '@sabia/domain/questions/question-labels.ts';
import { UnplayableVideo } from '../../courses/UnplayableVideo.tsx';
import { Video } from '../../ui/video/Video.tsx';
import type { QuestionForm } from './question-values.ts';

export function VideoField({ form }: { form: QuestionForm }) {
  const [typed] = useDebouncedValue(form.values.videoQuestionUrl.trim(), 500);
  const isShown = address.safeParse(typed).success;
  return (
    <>
      <TextInput
        {...form.getInputProps('videoQuestionUrl')}
        label={questionLabels.videoQuestionUrl}
        description="Se a pergunta parte de um vídeo: do YouTube, do Vimeo, de um arquivo .mp4 ou de uma transmissão .m3u8 liberada nesta escola"
        placeholder="https://"
        inputMode="url"
      />
      {isShown && <UnplayableVideo address={typed} />}
      {isShown && (
        <div style={{ maxWidth: 560 }}>
          <Video
            key={typed}
            content={{ id: 'previa da questao', title: 'Prévia do vídeo', videoUrl: typed }}
          />
        </div>
      )}
    </>
  );
}
