import { expect, it } from 'vitest';
import { profilePicture } from './profile-picture.ts';

it.each([
  ['/files/abc123.webp', true],
  ['/files/abc123.webp?access=x.y', true],
  ['https://lh3.googleusercontent.com/a/foto=s96-c', true],
  ['https://media.licdn.com/dms/image/foto', true],
  ['http://lh3.googleusercontent.com/a/foto', false],
  ['https://lh3.googleusercontent.com:8443/a/foto', false],
  ['https://googleusercontent.com.mal.example/foto', false],
  ['https://malgoogleusercontent.com/foto', false],
  ['https://mal.example/?googleusercontent.com', false],
  ['https://lh3.googleusercontent.com@mal.example/foto', false],
  ['https://mal.example/foto.png', false],
])('%s may be a profile picture: %s', (picture, expected) => {
  expect(profilePicture.safeParse(picture).success).toBe(expected);
});
