export { createSendMemory, sendMemoryKey } from './send-memory.ts';
export {
  verifyCodeChart,
  type SendMemory,
  type VerifyCodeEvent,
  type VerifyCodeState,
} from './sms-countdown.machine.ts';
