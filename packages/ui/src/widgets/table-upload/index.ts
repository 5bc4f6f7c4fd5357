export { TableUpload } from './table-upload.tsx';
export type { SendTable, TableOutcome, TableUploadProps } from './table-upload.types.ts';
