import { instantFields } from '@club/domain/instant-fields';

/**
 * Says what the text of a field holds: a point in time, the address of an image, or words to
 * show as they are.
 */
export function getTextKind(name: string): 'instant' | 'image' | 'words' {
  if (instantFields.includes(name)) return 'instant';
  return name === 'imageURL' ? 'image' : 'words';
}
