import { enquiryDetail, enquiryList, sendEnquiry } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { listEnquiries, showEnquiry, takeEnquiry } from './enquiries.handlers.ts';

/** What members ask suppliers. */
export const enquiryRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(enquiryList.path, listEnquiries(services))
    .post(sendEnquiry.path, takeEnquiry(services))
    .get(enquiryDetail.path, showEnquiry(services));
