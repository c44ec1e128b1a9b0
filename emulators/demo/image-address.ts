/** The bucket of the demo project, in which tests and demo content keep their images. */
export const demoBucket = 'demo-trois-rives.appspot.com';

/**
 * The public address of an object in the Storage emulator. Host and port are those the rules accept
 * in an `imageURL`, whatever port a test run gives its own emulator.
 */
export function storedImageAddress(objectPath: string): string {
  return `http://127.0.0.1:9199/v0/b/${demoBucket}/o/${encodeURIComponent(objectPath)}?alt=media`;
}
