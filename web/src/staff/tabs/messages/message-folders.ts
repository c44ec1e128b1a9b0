import type { VisitorMessage } from '@club/domain/visitor-message';

/** The parts of the inbox. */
export const folders = ['open', 'answered', 'archived'] as const;
export type Folder = (typeof folders)[number];

/** Returns the part of the inbox that a message is in. */
export const getFolder = ({ state }: VisitorMessage): Folder =>
  state === 'new' || state === 'read' ? 'open' : state;
