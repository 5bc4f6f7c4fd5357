import { EnquiryForm } from '@millwright/ui/enquiry-form';
import { useSharedState } from '@millwright/ui/shared-state';
import { useEffect } from 'react';
import { useServices } from '../../shell/page/app-root.tsx';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';
import { replayInput } from './replay-input.ts';

/** Asks a supplier. The draft survives a reload; sending is for members. */
export function EnquiryIsland({ place, runtime: _, ...about }: IslandProps['enquiry'] & IslandContextProps) {
  const services = useServices();
  const isMember = useSharedState(({ member }) => member !== null);
  useEffect(() => replayInput(place), [place]);
  return (
    <EnquiryForm
      {...about}
      onSend={async (enquiry, key) => {
        if (!services) throw new Error('Nothing is sent on the server');
        return (await services.forMembers()).sendEnquiry(enquiry, key);
      }}
      // Only a member's file is taken.
      sendFile={
        services && isMember
          ? async (file, { signal }) => (await services.forMembers()).sendFile(file, signal)
          : undefined
      }
    />
  );
}
