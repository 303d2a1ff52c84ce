import { isAudioFile } from '../ui/rich-text/media/audio-file.ts';
import type { MediaSender } from '../ui/rich-text/media/media-uploads.ts';
import { audioFile } from './audio-file.ts';
import { uploadProblem } from './upload-problem.ts';
import type { Uploader } from './uploader.ts';

/** Sends the images and audio of the editors in a form. */
export const mediaSender = (uploader: Uploader): MediaSender => ({
  problem: (file) =>
    isAudioFile(file) ? uploadProblem('audio', audioFile(file)) : uploadProblem('image', file),
  upload: (file, options) => uploader.upload(isAudioFile(file) ? audioFile(file) : file, options),
});
