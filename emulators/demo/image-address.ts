/** The demo project's bucket, for tests and demo content. */
export const demoBucket = 'demo-trois-rives.appspot.com';

/**
 * The public address of an object in the Storage emulator, as the rules accept it in an `imageURL`.
 */
export function makeDemoImageAddress(objectPath: string): string {
  return `http://127.0.0.1:9199/v0/b/${demoBucket}/o/${encodeURIComponent(objectPath)}?alt=media`;
}
