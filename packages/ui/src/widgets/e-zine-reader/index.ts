export { EzineReader } from './e-zine-reader.tsx';
export type { EzineBlock, EzinePage, EzineReaderPorts, EzineReaderProps } from './e-zine-reader.types.ts';
