import {
  blockThread,
  decideQuote,
  declineThread,
  readThread,
  reportThread,
  sendMessage,
  sendQuote,
  threadDetail,
  threadList,
} from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { takeDecision, takeQuote } from './quotes.handlers.ts';
import {
  block,
  listThreads,
  markRead,
  refuseToQuote,
  showThread,
  takeMessage,
  takeReport,
} from './threads.handlers.ts';

/** What buyers and suppliers say to each other about an enquiry. */
export const threadRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(threadList.path, listThreads(services))
    .get(threadDetail.path, showThread(services))
    .post(readThread.path, markRead(services))
    .post(sendMessage.path, takeMessage(services))
    .post(sendQuote.path, takeQuote(services))
    .post(decideQuote.path, takeDecision(services))
    .post(declineThread.path, refuseToQuote(services))
    .post(reportThread.path, takeReport(services))
    .post(blockThread.path, block(services));
