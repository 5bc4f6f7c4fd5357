export { postToThread } from '@millwright/api/long-text-thread';
