import {
  type MessageList,
  type MessageState,
  type VisitorMessage,
  visitorMessageSchema,
} from '@club/domain/visitor-message';
import * as v from 'valibot';
import { ApiError } from '../api-client.ts';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * The newest messages of the contact form.
 *
 * @throws ApiError with the server's reason.
 */
export const getMessages = (): Promise<MessageList> => callAsStaff('listMessages');

/**
 * The messages that came before the message `id`.
 *
 * @throws ApiError with the server's reason.
 */
export const getOlderMessages = (id: string): Promise<MessageList> =>
  callAsStaff('listOlderMessages', { id });

/**
 * Changes the state of a message.
 *
 * @throws ApiError with the server's reason: `conflict` if the message has changed since.
 */
export const setMessageState = (
  { _id, updatedAt }: VisitorMessage,
  state: MessageState,
): Promise<VisitorMessage> =>
  callAsStaff('updateMessage', { id: _id, input: { state, updatedAt } });

/**
 * Deletes a message for good.
 *
 * @throws ApiError with the server's reason: `conflict` if the message has changed since.
 */
export const deleteMessage = async ({ _id, updatedAt }: VisitorMessage): Promise<void> => {
  await callAsStaff('deleteMessage', { id: _id, input: { updatedAt } });
};

/** The current message of a conflict; undefined for any other error. */
export function findNewerMessage(error: unknown): VisitorMessage | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const current = v.safeParse(visitorMessageSchema, error.problem.current);
  return current.success ? current.output : undefined;
}
