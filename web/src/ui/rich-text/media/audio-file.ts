/** True for audio by its type or, where the system knows none, by its ending. */
export const isAudioFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('audio/') || /\.(?:mp3|m4a|ogg|oga|opus|wav)$/i.test(name);
