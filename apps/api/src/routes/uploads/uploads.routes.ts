import { uploadedFile, uploadFile } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { sendUpload, takeUpload } from './uploads.handlers.ts';

/** Files of enquiries and messages. */
export const uploadRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().post(uploadFile.path, takeUpload(services)).get(uploadedFile.path, sendUpload(services));
