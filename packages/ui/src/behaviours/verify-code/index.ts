export { createSendMemory, sendMemoryKey } from './send-memory.ts';
export {
  createVerifyCode,
  verifyCodeChart,
  type SendMemory,
  type VerifyCodeActor,
  type VerifyCodeEvent,
  type VerifyCodeState,
} from './sms-countdown.machine.ts';
