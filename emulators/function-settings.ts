import { demo } from '../environments/demo.ts';
import { getFunctionParameters } from '../environments/render/function-parameters.ts';
import { calendarAddress } from './project.ts';

/** The functions' parameters in the emulators, and the local calendar in place of Google's. */
export const functionSettings = {
  ...getFunctionParameters(demo),
  CALENDAR_ORIGIN: calendarAddress,
};
