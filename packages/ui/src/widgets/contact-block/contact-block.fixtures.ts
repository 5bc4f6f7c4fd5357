import type { Contact } from '@millwright/domain';

/** A contact at a supplier. */
export const contact: Contact = {
  person: 'Lin Wei',
  phone: '+86 (574) 8700-1234',
  email: 'sales@qitai.example',
  address: '18 Huancheng Road, Ningbo',
};
