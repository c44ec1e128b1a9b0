import { expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { makeEnvironment } from '../testing/make-environment.ts';
import { makeWebSettings } from './web-settings.ts';

const loadOnClickSetting = 'VITE_LOAD_EMBEDS_ON_CLICK';

it('loads the calendar and the map with the page, unless the club wants a click', () => {
  expect(makeWebSettings(demo)[loadOnClickSetting]).toBe('');
  const environment = makeEnvironment();
  const embeds = { ...environment.embeds, loadOnClick: true };
  expect(makeWebSettings(environment)[loadOnClickSetting]).toBe('');
  expect(makeWebSettings({ ...environment, embeds })[loadOnClickSetting]).toBe('yes');
});
