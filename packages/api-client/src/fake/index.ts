export {
  createFakeApi,
  sampleResponse,
  type CallName,
  type FakeApi,
  type FakeApiOptions,
  type Fault,
} from './fake-api.ts';
export { sampleOf } from './sample-of.ts';
