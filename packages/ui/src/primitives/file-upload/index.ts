export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { SendFile, UploadOutcome } from './use-uploads.ts';
