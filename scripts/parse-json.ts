import { StaffSetupError } from './staff-setup-error.ts';

/** @throws StaffSetupError naming the file when its text is not JSON. */
export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StaffSetupError(`${name} is not valid JSON: mend it and run again.`);
  }
}
