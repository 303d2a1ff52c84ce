import { expect, test } from '../support/fixtures.ts';
import { emptyTargets, linksIn, linksInMenu } from '../support/links-of-home.ts';

test.describe('the demo school', () => {
  for (const user of ['learner', 'subscriber', 'newcomer', 'admin'] as const) {
    test(`has something behind each link of the home and the menu of the ${user}`, async ({
      openAs,
    }) => {
      const page = await openAs(user);
      expect(await emptyTargets(page)).toEqual([]);
    });
  }

  test('has something behind each link of the home of a visitor', async ({ page }) => {
    expect(await emptyTargets(page)).toEqual([]);
  });

  test('leads its learners to trainings and scores', async ({ openAs }) => {
    const page = await openAs('learner');
    expect(await linksIn(page)).toEqual(expect.arrayContaining(['/treino', '/desempenho']));
    expect(await linksInMenu(page)).toContain('/desempenho');
  });
});
