import {
  type MessageList,
  type MessageState,
  type VisitorMessage,
  visitorMessageSchema,
} from '@club/domain/visitor-message';
import { useRef, useState } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { listMessages, setMessageState } from '../../../data/staff/staff-calls.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { useStaffCounts } from '../../shell/dashboard-context.ts';
import { findCurrent, toStaffProblem } from '../../shell/staff-problem.ts';
import { useStaffAction } from '../../shell/use-staff-action.ts';

/** What the last change of a message did. */
type MessageChange =
  | { readonly status: 'undone' | 'deleted' }
  | { readonly status: 'saved'; readonly before: VisitorMessage; readonly after: VisitorMessage }
  /** A colleague changed the message first. The list shows the current message. */
  | { readonly status: 'changed-by-colleague'; readonly current: VisitorMessage };

/** How often new messages are fetched. */
const refreshMs = 30_000;

/** Adds messages to those that are known. The latest version of each remains. */
function mergeMessages(
  knownMessages: ReadonlyMap<string, VisitorMessage>,
  messages: readonly VisitorMessage[],
): ReadonlyMap<string, VisitorMessage> {
  const latestMessages = new Map(knownMessages);
  for (const message of messages) {
    const previous = latestMessages.get(message._id);
    if (!previous || previous.updatedAt <= message.updatedAt)
      latestMessages.set(message._id, message);
  }
  return latestMessages;
}

const sortNewestFirst = (messages: Iterable<VisitorMessage>): VisitorMessage[] =>
  [...messages].toSorted((a, b) => b.at.localeCompare(a.at) || b._id.localeCompare(a._id));

/**
 * Changes messages one at a time. If a colleague changed the message first, the outcome shows that
 * change.
 */
function useMessageChange(
  store: (messages: readonly VisitorMessage[]) => void,
  forget: (id: string) => void,
) {
  const { refresh } = useStaffCounts();
  // The running requests that mark a message as read, by message id. Such a request changes the
  // message's `updatedAt`, so the next change of the message waits for it.
  const markReadRequests = useRef(new Map<string, Promise<VisitorMessage>>());
  const { outcome, run } = useStaffAction<MessageChange>(refresh);
  /**
   * Returns the message to change.
   *
   * @throws ApiError `conflict` if a colleague changed it before it was marked as read
   */
  const waitForMarkRead = async (message: VisitorMessage): Promise<VisitorMessage> => {
    try {
      return (await markReadRequests.current.get(message._id)) ?? message;
    } catch (error) {
      if (findCurrent(error, visitorMessageSchema)) throw error;
      return message;
    }
  };
  const act = (
    message: VisitorMessage,
    request: (before: VisitorMessage) => Promise<MessageChange>,
  ) =>
    run(async () => request(await waitForMarkRead(message)), {
      toFailure: (error) => {
        const current = findCurrent(error, visitorMessageSchema);
        if (!current) return { status: 'failed', problem: toStaffProblem(error) };
        store([current]);
        return { status: 'changed-by-colleague', current };
      },
    });
  const save = (
    message: VisitorMessage,
    state: MessageState,
    toOutcome: (before: VisitorMessage, after: VisitorMessage) => MessageChange,
  ) =>
    act(message, async (before) => {
      const after = await setMessageState(before, state);
      store([after]);
      return toOutcome(before, after);
    });
  /** Marks an opened message as read. It fails silently: the message then stays new. */
  const markRead = async (message: VisitorMessage) => {
    const request = setMessageState(message, 'read');
    markReadRequests.current.set(message._id, request);
    store([
      await request.catch((error: unknown) => findCurrent(error, visitorMessageSchema) ?? message),
    ]);
    markReadRequests.current.delete(message._id);
    refresh();
  };
  return {
    outcome,
    markRead,
    change: (message: VisitorMessage, state: MessageState) =>
      save(message, state, (before, after) => ({ status: 'saved', before, after })),
    undo: (before: VisitorMessage, after: VisitorMessage) =>
      save(after, before.state, () => ({ status: 'undone' })),
    /** Deletes a message for good. */
    remove: (message: VisitorMessage) =>
      act(message, async (before) => {
        await callAsStaff('deleteMessage', {
          id: before._id,
          input: { updatedAt: before.updatedAt },
        });
        forget(before._id);
        return { status: 'deleted' };
      }),
  };
}

/** The messages of the contact form, and what staff do with them. */
export function useMessages() {
  const [knownMessages, setKnownMessages] = useState<ReadonlyMap<string, VisitorMessage>>(
    new Map(),
  );
  // A list that was requested before a deletion may still have the deleted message.
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const forget = (id: string) => setDeletedIds((previous) => new Set([...previous, id]));
  // The page with the oldest messages that were fetched. A refresh does not change it.
  const [oldestPage, setOldestPage] = useState<MessageList>();
  const { outcome: olderOutcome, run } = useStaffAction();
  const store = (messages: readonly VisitorMessage[]) =>
    setKnownMessages((previous) => mergeMessages(previous, messages));
  const { state, retry } = useStaffRequest({
    key: 'the messages',
    fetch: async () => {
      const list = await listMessages();
      store(list.messages);
      setOldestPage((previous) => previous ?? list);
      return list;
    },
    getRepeatDelayMs: () => refreshMs,
  });
  const lastId = oldestPage?.hasMore === true ? oldestPage.messages.at(-1)?._id : undefined;
  const loadOlder = (id: string) =>
    run(async () => {
      const list = await callAsStaff('listOlderMessages', { id });
      store(list.messages);
      setOldestPage(list);
      return { status: 'none' };
    });
  return {
    state,
    retry,
    messages: sortNewestFirst(knownMessages.values()).filter(({ _id }) => !deletedIds.has(_id)),
    /** The last message before the older ones; undefined if there are none. */
    lastId,
    loadOlder,
    olderOutcome,
    ...useMessageChange(store, forget),
  };
}
