import { EnquiryForm } from '@millwright/ui/enquiry-form';
import { useEffect } from 'react';
import { useServices } from '../page/app-root.tsx';
import type { IslandContextProps, IslandProps } from './islands.types.ts';
import { keepTyped } from './keep-typed.ts';

/** Asks a supplier. The draft survives a reload; sending is for members. */
export function EnquiryIsland({ target, place }: IslandProps['enquiry'] & IslandContextProps) {
  const services = useServices();
  useEffect(() => keepTyped(place), [place]);
  return (
    <EnquiryForm
      target={target}
      onSend={async (enquiry, key) => {
        if (!services) throw new Error('Nothing is sent on the server');
        return (await services.forMembers()).sendEnquiry(enquiry, key);
      }}
    />
  );
}
