import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { leaveMoments } from './MomentNotes.tsx';
import { momentsKey } from './moments.ts';

const moment = { contentId: 'a', title: 'Seção concluída', message: 'Você terminou “A”.' };

it.each([
  ['before the next content is opened', ['tell', 'a']],
  ['after it', ['a', 'tell']],
])('a moment that is told %s is left with the next content', (_, steps) => {
  const queryClient = new QueryClient();
  const told = () => queryClient.getQueryData(momentsKey);
  for (const step of steps) {
    if (step === 'tell') queryClient.setQueryData(momentsKey, [moment]);
    else leaveMoments(queryClient, step);
  }
  expect(told()).toEqual([moment]);
  leaveMoments(queryClient, 'b');
  expect(told()).toEqual([]);
});
