import {
  changeDeskProduct,
  changeDeskProfile,
  deskCertificates,
  deskChanges,
  deskProduct,
  deskProducts,
  deskProfile,
  productTable,
  removeCertificate,
  saveCertificate,
  uploadProductTable,
} from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { deleteCertificate, showCertificates, storeCertificate } from './certificates.handlers.ts';
import { listChanges } from './changes.handlers.ts';
import { listProducts, showProduct, storeProduct } from './products.handlers.ts';
import { showProfile, storeProfile } from './profile.handlers.ts';
import { sendTable, takeTable } from './table.handlers.ts';

/** What the people of a supplier change of what the portal shows of it. */
export const supplierDeskRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(deskProfile.path, showProfile(services))
    .post(changeDeskProfile.path, storeProfile(services))
    .get(deskCertificates.path, showCertificates(services))
    .post(saveCertificate.path, storeCertificate(services))
    .delete(removeCertificate.path, deleteCertificate(services))
    .get(deskProducts.path, listProducts(services))
    .get(deskProduct.path, showProduct(services))
    .post(changeDeskProduct.path, storeProduct(services))
    .get(productTable.path, sendTable(services))
    .post(uploadProductTable.path, takeTable(services))
    .get(deskChanges.path, listChanges(services));
