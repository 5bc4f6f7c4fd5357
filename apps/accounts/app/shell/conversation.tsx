import {
  blockThread,
  getThread,
  markThreadRead,
  reportThread,
  sendOutcomeOf,
  sendThreadMessage,
  uploadFile,
  uploadOutcomeOf,
  uploadUrl,
} from '@millwright/api-client';
import type { Thread, ThreadMessage } from '@millwright/domain';
import { EnquiryThread } from '@millwright/ui/enquiry-thread';
import { useEffect, useState, type ReactNode } from 'react';
import { useServices } from '../runtime/services.ts';
import { useAct } from '../runtime/use-act.ts';

/** The messages before those of the page, as far as they were fetched. */
function useEarlier({ id, messages, earlier }: Thread) {
  const { client } = useServices();
  const [before, setBefore] = useState<readonly ThreadMessage[]>([]);
  const [hasMore, setMore] = useState(earlier);
  const [isComing, setComing] = useState(false);
  const first = before[0] ?? messages[0];
  const fetchEarlier = async () => {
    setComing(true);
    const result = await getThread(client, id, { before: first?.id });
    setComing(false);
    if (!result.ok) return;
    setBefore((known) => [...result.value.messages, ...known]);
    setMore(result.value.earlier);
  };
  return { before, hasMore, isComing, fetchEarlier };
}

/** Props of {@link Conversation}. */
export interface ConversationProps {
  /** The thread, as its loader has loaded it. */
  thread: Thread;
  /** What stands between the enquiry and the messages. */
  children?: ReactNode;
}

/** A thread with what either side can do in it. What is shown counts as read. */
export function Conversation({ thread, children }: ConversationProps) {
  const { client } = useServices();
  const act = useAct();
  const { id, unread, messages } = thread;
  const { before, hasMore, isComing, fetchEarlier } = useEarlier(thread);
  useEffect(() => {
    if (unread > 0) void markThreadRead(client, id);
  }, [client, id, unread]);
  return (
    <EnquiryThread
      thread={{ ...thread, messages: [...before, ...messages], earlier: hasMore }}
      uploadHref={(upload) => uploadUrl(client, upload.id)}
      onSend={(message, key) => act(sendThreadMessage(client, id, message, key))}
      sendFile={async (file, { signal }) => uploadOutcomeOf(await uploadFile(client, file.name, file, { signal }))}
      onReport={async (report) => sendOutcomeOf(await reportThread(client, id, report))}
      onBlock={(blocked) => act(blockThread(client, id, blocked))}
      onEarlier={() => void fetchEarlier()}
      isEarlierComing={isComing}
    >
      {children}
    </EnquiryThread>
  );
}
