import { expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { makeEnvironment } from '../testing/make-environment.ts';
import { webSettings } from './web-settings.ts';

const setting = 'VITE_LOAD_EMBEDS_ON_CLICK';

it('measures no visit, unless the club turns it on', () => {
  const name = 'VITE_MEASURE_PAGE_SPEED';
  expect(webSettings(demo)[name]).toBe('');
  expect(webSettings(makeEnvironment())[name]).toBe('');
  expect(webSettings(makeEnvironment({ measurePageSpeed: true }))[name]).toBe('yes');
});

it('loads the calendar and the map with the page, unless the club wants a click', () => {
  expect(webSettings(demo)[setting]).toBe('');
  const environment = makeEnvironment();
  const embeds = { ...environment.embeds, loadOnClick: true };
  expect(webSettings(environment)[setting]).toBe('');
  expect(webSettings({ ...environment, embeds })[setting]).toBe('yes');
});
