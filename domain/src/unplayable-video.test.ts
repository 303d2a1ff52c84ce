import { expect, it } from 'vitest';
import { unplayableVideo } from './unplayable-video.ts';

const hosts = {
  site: 'https://escola.com.br',
  videoOrigins: ['https://videos.exemplo.com.br', 'https://*.b-cdn.net'],
};

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  '/files/aula.mp4',
  'https://escola.com.br/files/aula',
  'https://exemplo.com.br/aula.mp4?token=a',
  'https://exemplo.com.br/AULA.MP4',
  'https://videos.exemplo.com.br/aula/index.m3u8',
  'https://vz-1.b-cdn.net/aula/playlist.m3u8',
  'https://vz-1.b-cdn.net/aula',
])('plays: %s', (address) => {
  expect(unplayableVideo(address, hosts)).toBeNull();
});

it.each([
  ['https://drive.google.com/file/d/1abc/view?usp=sharing', 'Google Drive'],
  ['https://escola.sharepoint.com/:v:/s/aulas/Ee', 'SharePoint'],
  ['https://1drv.ms/v/s!abc', 'OneDrive'],
  ['https://player-vz-1.tv.pandavideo.com.br/embed/?v=1', 'Panda Video'],
  ['https://www.dropbox.com/s/abc/aula.mp4?dl=0', 'Dropbox'],
  ['http://exemplo.com.br/aula.mp4', 'http://'],
  ['http://videos.exemplo.com.br/aula.mp4', 'http://'],
  ['https://outro.com.br/aula/index.m3u8', 'VIDEO_ORIGINS'],
  ['https://b-cdn.net/aula/index.m3u8', 'VIDEO_ORIGINS'],
  ['https://golpe-b-cdn.net/aula/index.m3u8', 'VIDEO_ORIGINS'],
  ['https://exemplo.com.br/aulas/1', 'parece o de uma página'],
  ['https://www.youtube.com/', 'parece o de uma página'],
  ['http://[', 'inválido'],
])('does not play: %s', (address, reason) => {
  expect(unplayableVideo(address, hosts)).toContain(reason);
});

it('plays from any https host where the school allows all', () => {
  const all = { ...hosts, videoOrigins: ['https:'] };
  expect(unplayableVideo('https://outro.com.br/aula/index.m3u8', all)).toBeNull();
});
