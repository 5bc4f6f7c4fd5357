import { EnquiryForm } from '@millwright/ui/enquiry-form';
import { useServices } from '../site/app-root.tsx';
import type { IslandProps } from './islands.types.ts';

/** Asks a supplier. The draft survives a reload; sending is for members. */
export function EnquiryIsland({ target }: IslandProps['enquiry']) {
  const services = useServices();
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
